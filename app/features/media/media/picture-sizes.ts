/** The widths that a picture is kept in; a smaller one is kept in its own width as well. */

export const WIDTHS = [160, 480, 960, 1600] as const;

export const MAX_WIDTH = 1600;

/** A shape that a picture is brought to: filled from its middle, or whole on white. */
export interface Frame {
  width: number;
  height: number;
  fit: "cover" | "pad";
}

/** @param width of the picture as it is kept, at most MAX_WIDTH */
export const pictureWidths = (width: number) => [
  ...WIDTHS.filter((candidate) => candidate < width),
  width,
];
