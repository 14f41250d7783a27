/** Parses the colours of app/theme.css and computes WCAG 2 contrast. Pure. */

export type Theme = "light" | "dark";
export type Colours = Record<string, string>;

const AA = 4.5;
const AAA = 7;
/** Non-text contrast: control borders, icons, focus rings. */
const GRAPHICS = 3;

export interface Pair {
  front: string;
  ground: string;
  /** The required minimum ratio. */
  least: number;
  use: string;
}

const on = (grounds: string[], front: string, least: number, use: string): Pair[] =>
  grounds.map((ground) => ({ front, ground, least, use }));

/** Every pair of foreground and background in the product, with its use. */
export const PAIRS: Pair[] = [
  ...on(["paper", "card", "leaf-wash", "track-wash"], "ink", AAA, "Body text"),
  ...on(["field"], "chalk", AAA, "Body text on the night field"),
  ...on(["paper", "card"], "soft", AAA, "Secondary text"),
  ...on(["leaf-wash", "track-wash"], "soft", AA, "Secondary text on a wash"),
  ...on(["paper", "card", "leaf-wash"], "leaf-deep", AAA, "Name, chosen entry"),
  ...on(["paper", "card", "leaf-wash"], "leaf", AA, "Approval"),
  ...on(["paper", "card", "track-wash"], "track", AA, "What waits, urgency"),
  ...on(["paper", "card"], "gold", AA, "Tiers, distinctions"),
  ...on(["amber-wash"], "amber", AA, "What waits for someone"),
  ...on(["paper", "card"], "alert", AA, "Errors"),
  ...on(["leaf"], "on-leaf", AA, "Primary button"),
  ...on(["track"], "on-track", AA, "A brand's button"),
  ...on(["paper", "card"], "control", GRAPHICS, "Borders of controls"),
  ...on(["paper", "card"], "leaf", GRAPHICS, "Focus ring, filled leaves"),
];

/** @param css the text of app/theme.css: `:root` is light, the variant dark */
export function parseColours(css: string): Record<Theme, Colours> {
  const [before = "", after = ""] = css.split("@variant dark-theme");
  const dark = after.slice(0, after.indexOf("@theme"));
  const light = { ...read(before), ...read(after.slice(after.indexOf("@theme"))) };
  return { light, dark: { ...light, ...read(dark) } };
}

/** Custom properties by bare name: `--ink: #16211b` gives `ink`. */
const read = (css: string): Colours =>
  Object.fromEntries(
    [...css.matchAll(/--(?:color-)?([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", hex = ""]) => [
      name,
      hex,
    ]),
  );

/** Between 1 and 21; 0 for an undefined colour. */
export function contrast(front: string | undefined, ground: string | undefined): number {
  if (!front || !ground) return 0;
  const [dim = 0, bright = 0] = [luminance(front), luminance(ground)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
