import type { NavLink } from "./public-shell";

/** An entry of the side navigation, with the addresses whose screens belong to it without beginning like it. */
export interface SectionLink extends NavLink {
  also?: readonly string[];
}

/** How many letters of a screen's address an entry names. */
const agreement = ({ to, also = [] }: SectionLink, pathname: string) =>
  Math.max(
    0,
    ...[to, ...also]
      .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
      .map((path) => path.length),
  );

/** The entry that a screen belongs to, if any: of several the one that says most of its address. Pure. */
export function sectionOf(links: readonly SectionLink[], pathname: string): SectionLink | null {
  const [best] = [...links].sort((a, b) => agreement(b, pathname) - agreement(a, pathname));
  return best && agreement(best, pathname) > 0 ? best : null;
}
