import type { IconName } from "../ui/icon-names";

export interface NavLink {
  to: string;
  label: string;
}

/** A link of the signed-in frame. */
export interface FrameLink extends NavLink {
  icon: IconName;
  /** It leads out of the frame, to a page that sends no script. */
  outside?: boolean;
  /** The number of unread items in this section. */
  unread?: number;
}

/** A side navigation entry, with extra path prefixes of screens that belong to it. */
export interface SectionLink extends FrameLink {
  also?: readonly string[];
}

/** The length of the longest prefix of the path that the entry matches. */
const matchLength = ({ to, also = [] }: SectionLink, pathname: string) =>
  Math.max(
    0,
    ...[to, ...also]
      .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
      .map((path) => path.length),
  );

/** The entry that a path belongs to, if any: the one with the longest matching prefix. Pure. */
export function findSection(links: readonly SectionLink[], pathname: string): SectionLink | null {
  const [best] = [...links].sort((a, b) => matchLength(b, pathname) - matchLength(a, pathname));
  return best && matchLength(best, pathname) > 0 ? best : null;
}
