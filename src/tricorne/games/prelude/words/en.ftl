title = Prelude to Rebellion
