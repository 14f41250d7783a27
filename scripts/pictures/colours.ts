/** The product's colours, and those of people. */
export const PAINT = {
  leaf: "#0f5c3f",
  deep: "#0a3b2a",
  fern: "#5fb88b",
  wash: "#dfeadf",
  track: "#bd4b2b",
  clay: "#d9744f",
  blush: "#f4dccf",
  gold: "#d9b04f",
  sand: "#eadbbd",
  chalk: "#faf6ea",
  ink: "#16211b",
  slate: "#28556b",
  sky: "#9cc3cf",
  night: "#132a33",
  plum: "#5b3a5e",
} as const;

export type Paint = keyof typeof PAINT;

/** Light side and shaded side of a skin, from fair to dark. */
export const SKINS = [
  ["#f7d7bf", "#e6b596"],
  ["#efc4a1", "#d89f79"],
  ["#dfab80", "#c2875b"],
  ["#c88d60", "#a86e45"],
  ["#a87047", "#875433"],
  ["#885635", "#6a3f25"],
  ["#714830", "#553320"],
  ["#5d3a28", "#45291a"],
] as const;

export const HAIR = {
  black: "#17120f",
  espresso: "#38241a",
  brown: "#5e3b25",
  auburn: "#84401f",
  ginger: "#b85a2b",
  honey: "#c9954a",
  blond: "#e2bd6d",
  grey: "#a3a39b",
  white: "#dcdad0",
} as const;

export type HairColour = keyof typeof HAIR;
