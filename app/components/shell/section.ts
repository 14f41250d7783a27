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

/** An entry of the side navigation. */
export interface SectionLink extends FrameLink {
  /** More path prefixes of screens that belong to it. */
  also?: readonly string[];
  /** The screen that adds one, such as Create Campaign. */
  add?: NavLink;
}

const startsWith = (address: string, prefix: string) =>
  address === prefix || ["/", "?", "&"].some((end) => address.startsWith(prefix + end));

/** The length of the longest prefix of the address that the entry matches. */
const matchLength = ({ to, also = [] }: SectionLink, address: string) =>
  Math.max(
    0,
    ...[to, ...also].filter((prefix) => startsWith(address, prefix)).map((prefix) => prefix.length),
  );

/**
 * The entry that an address belongs to, if any: the one with the longest matching prefix. Pure.
 * @param address path and query: `/campaigns?tab=mine`
 */
export function findSection(links: readonly SectionLink[], address: string): SectionLink | null {
  const [best] = [...links].sort((a, b) => matchLength(b, address) - matchLength(a, address));
  return best && matchLength(best, address) > 0 ? best : null;
}

/**
 * The entry of a bar that an address belongs to: none for a screen that only the menu of all screens has, also where its address
 * begins with that of an entry.
 */
export function findBarSection(
  bar: readonly SectionLink[],
  all: readonly SectionLink[],
  address: string,
): SectionLink | null {
  const section = findSection([...bar, ...all], address);
  return section && bar.includes(section) ? section : null;
}

/** The `aria-current` of an entry. @param section of {@link findSection} */
export const currentMark = (link: SectionLink, section: SectionLink | null, address: string) =>
  link === section
    ? address === link.to || address.split("?")[0] === link.to
      ? "page"
      : "true"
    : undefined;
