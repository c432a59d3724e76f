"""Tools for those who study games: simulation and counting positions."""
