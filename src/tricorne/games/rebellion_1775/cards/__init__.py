"""What cards do. Which effect a card has is printed in the data; here stands what each kind of effect means."""
