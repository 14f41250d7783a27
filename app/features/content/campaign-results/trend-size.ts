/** The box of a trend's paths. */
export const TREND_WIDTH = 320;
export const TREND_HEIGHT = 96;
