"""SVG and PNG of boards and positions: `svg` draws a scene, the other modules are its parts."""
