import type { NavLink } from "./public-shell";

/** An entry of the side navigation, with the addresses whose screens belong to it without beginning like it. */
export interface SectionLink extends NavLink {
  also?: readonly string[];
}

/** How much of a screen's address an entry begins with: none is 0. */
const reach = ({ to, also = [] }: SectionLink, pathname: string) =>
  Math.max(
    0,
    ...[to, ...also]
      .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
      .map((path) => path.length),
  );

/** The entry that a screen belongs to, if any: of several the one that says most of its address. Pure. */
export function sectionOf(links: readonly SectionLink[], pathname: string): SectionLink | null {
  const [best] = [...links].sort((a, b) => reach(b, pathname) - reach(a, pathname));
  return best && reach(best, pathname) > 0 ? best : null;
}
