"""What is shown to others: pictures of positions, and the page of a match for who has its link."""
