import type { IconName } from "./icon-names";

/** A decorative icon of the sprite that signed-in pages carry: a word stands beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="flex-none"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
