/** The theme's colours as literal values for mail programs. A test compares them with app/theme.css. */
export const COLOURS = {
  light: {
    paper: "#faf8f3",
    card: "#fffefb",
    ink: "#16211b",
    soft: "#4b5750",
    line: "#e2ddd0",
    leaf: "#0f5c3f",
    "leaf-deep": "#0a3b2a",
    "on-leaf": "#ffffff",
  },
  dark: {
    paper: "#101713",
    card: "#17201b",
    ink: "#eef0e6",
    soft: "#aab5ac",
    line: "#2a362f",
    leaf: "#5fb88b",
    "leaf-deep": "#cfe6d8",
    "on-leaf": "#0c1a13",
  },
} as const;
