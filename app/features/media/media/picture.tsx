import { paths } from "~/paths";
import { pictureWidths } from "./picture-sizes";

/** A small picture beside the title of a content item. @param of `<media id>/<file>`, as the query returns it */
export function Thumbnail({ path }: { path: string }) {
  const [id = "", file = ""] = path.split("/");
  return (
    <span className="relative flex-none">
      <img
        src={paths.media(id, file)}
        alt=""
        width={72}
        height={90}
        loading="lazy"
        className="h-22.5 w-18 rounded-control bg-paper object-cover"
      />
      {file === "poster.webp" && <ClipMark />}
    </span>
  );
}

/** Marks the still picture of a clip, in the corner of what is positioned around it. */
export const ClipMark = () => (
  <svg
    viewBox="0 0 24 24"
    width={28}
    height={28}
    aria-hidden="true"
    className="absolute right-1.5 bottom-1.5"
  >
    <circle cx="12" cy="12" r="12" fill="#16211b" fillOpacity=".75" />
    <path d="M9.5 7v10l8-5z" fill="#faf6ea" />
  </svg>
);

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
      className={`h-auto rounded-control bg-paper ${className}`}
    />
  );
}
