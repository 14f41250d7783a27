export const THEMES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

/** The theme that a cookie or a form names; the system's without one. Pure. */
export const parseTheme = (value: unknown): Theme =>
  THEMES.find((theme) => theme === value) ?? "system";
