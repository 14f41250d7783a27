import { paths } from "~/paths";

/** The widths that a cover is kept in. */
const WIDTHS = [480, 960, 1600] as const;

/** A wide picture above what it belongs to. Decorative. */
export function Cover({
  picture,
  sizes,
  lazy = false,
}: {
  /** Its public name. */
  picture: string;
  /** How wide it is shown, as `<img sizes>` takes it. */
  sizes: string;
  lazy?: boolean;
}) {
  const address = (width: number) => paths.publicMedia(picture, `${width}.webp`);
  return (
    <img
      src={address(WIDTHS[1])}
      srcSet={WIDTHS.map((width) => `${address(width)} ${width}w`).join(", ")}
      sizes={sizes}
      width={1600}
      height={640}
      alt=""
      loading={lazy ? "lazy" : undefined}
      className="h-auto w-full rounded-card bg-paper"
    />
  );
}

/** A small cover beside a title. */
export const SmallCover = ({ picture }: { picture: string }) => (
  <img
    src={paths.publicMedia(picture, "160.webp")}
    alt=""
    width={80}
    height={32}
    loading="lazy"
    className="h-8 w-20 flex-none self-center rounded-control bg-paper"
  />
);
