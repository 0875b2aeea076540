"""What the cards do: 96 Events (5.0) and eight Winter Quarters cards (6.7)."""
