import { pictureWidths } from "./picture-sizes";

/** The hash of a file as it was sent, by which it can be known again. */
export const Fingerprint = ({ sha256 }: { sha256: string | null }) => (
  <p className="text-sm break-all">SHA-256: {sha256 ? <code>{sha256}</code> : "being computed"}</p>
);

/**
 * A stored picture in the width that the screen needs.
 * @param address of the picture in one of its widths
 * @param sizes how wide it is shown, as `<img sizes>` takes it
 */
export function Picture({
  width,
  height,
  alt,
  address,
  sizes,
  className = "max-h-[70vh] w-full object-contain",
}: {
  width: number;
  height: number;
  alt: string;
  address: (file: string) => string;
  sizes: string;
  className?: string;
}) {
  const widths = pictureWidths(width);
  return (
    <img
      src={address(`${width}.webp`)}
      srcSet={widths.map((one) => `${address(`${one}.webp`)} ${one}w`).join(", ")}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      className={`h-auto rounded-control bg-sunk ${className}`}
    />
  );
}
