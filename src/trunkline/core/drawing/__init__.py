"""How a map is drawn: the rooms behind `trunkline.core.svg`."""
