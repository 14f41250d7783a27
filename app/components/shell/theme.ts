export const THEMES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

/** The theme that a cookie or a form names; the system's without one. Pure. */
export const themeOf = (named: unknown): Theme =>
  THEMES.find((theme) => theme === named) ?? "system";
