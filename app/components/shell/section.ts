export interface NavLink {
  to: string;
  label: string;
}

/** A side navigation entry, with extra path prefixes of screens that belong to it. */
export interface SectionLink extends NavLink {
  also?: readonly string[];
}

/** The length of the longest prefix of the path that the entry matches. */
const agreement = ({ to, also = [] }: SectionLink, pathname: string) =>
  Math.max(
    0,
    ...[to, ...also]
      .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
      .map((path) => path.length),
  );

/** The entry that a path belongs to, if any: the one with the longest matching prefix. Pure. */
export function sectionOf(links: readonly SectionLink[], pathname: string): SectionLink | null {
  const [best] = [...links].sort((a, b) => agreement(b, pathname) - agreement(a, pathname));
  return best && agreement(best, pathname) > 0 ? best : null;
}
