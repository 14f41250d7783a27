import { pictureWidths } from "~/features/media/media/picture-sizes";
import { paths } from "~/paths";
import type { PortfolioItem } from "./queries.server";

/** What an athlete shows of their work. */
export function Gallery({ items, name }: { items: readonly PortfolioItem[]; name: string }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="portfolio">
      <h2 id="portfolio" className="text-lg">
        Portfolio
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-3">
        {items.map((item, i) => (
          <li key={item.publicName}>
            <GalleryItem item={item} label={item.alt || `Work by ${name}, ${i + 1}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every portfolio item in the same shape, cut to it. A picture's whole is behind it. */
export function GalleryItem({
  item: { publicName, kind, width, height },
  label,
}: {
  item: Pick<PortfolioItem, "publicName" | "kind" | "width" | "height">;
  label: string;
}) {
  const address = (file: string) => paths.publicMedia(publicName ?? "", file);
  if (kind === "clip")
    return (
      // biome-ignore lint/a11y/useMediaCaption: a clip has captions once its athlete adds them
      <video
        src={`${address("clip.mp4")}#t=0.1`}
        width={width}
        height={height}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        className={`${SHAPE} bg-sunk object-cover`}
      />
    );
  const widths = pictureWidths(width);
  return (
    <a href={address(`${widths.at(-1)}.webp`)}>
      <img
        src={address(`${widths.find((candidate) => candidate >= 480) ?? width}.webp`)}
        srcSet={widths.map((each) => `${address(`${each}.webp`)} ${each}w`).join(", ")}
        sizes="(min-width: 768px) 360px, 50vw"
        width={width}
        height={height}
        alt={label}
        loading="lazy"
        className={`${SHAPE} bg-sunk object-cover`}
      />
    </a>
  );
}

const SHAPE = "aspect-[4/5] h-auto w-full rounded-control";
