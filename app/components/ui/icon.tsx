import type { IconName } from "./icon-names";

/** A decorative icon of the sprite that signed-in pages carry: a word stands beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true" className="icon">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
