narrow = narrow { $columns }
house = house
numbers = numbers
