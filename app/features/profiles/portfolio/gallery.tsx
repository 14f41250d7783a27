import { Picture } from "~/features/media/media/picture";
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

type MediaFacts = Pick<PortfolioItem, "publicName" | "kind" | "width" | "height">;

/** Every portfolio item in the same shape, cut to it. A picture's whole is behind it. */
export function GalleryItem({ item, label }: { item: MediaFacts; label: string }) {
  const media = (
    <PortfolioMedia
      item={item}
      label={label}
      sizes="(min-width: 768px) 360px, 50vw"
      className="aspect-[4/5] w-full object-cover"
      controls
    />
  );
  if (item.kind === "clip") return media;
  return <a href={fileAddress(item, `${item.width}.webp`)}>{media}</a>;
}

const fileAddress = ({ publicName }: MediaFacts, file: string) =>
  paths.publicMedia(publicName ?? "", file);

/** @param controls whether a clip can be played; otherwise its first picture stands for it, and the label beside it */
export function PortfolioMedia({
  item,
  label,
  sizes,
  className,
  controls = false,
}: {
  item: MediaFacts;
  label: string;
  sizes: string;
  className: string;
  controls?: boolean;
}) {
  const { kind, width, height } = item;
  if (kind === "clip")
    return (
      // biome-ignore lint/a11y/useMediaCaption: a clip has captions once its athlete adds them
      <video
        src={`${fileAddress(item, "clip.mp4")}#t=0.1`}
        width={width}
        height={height}
        controls={controls}
        playsInline
        preload="metadata"
        aria-label={controls ? label : undefined}
        className={`h-auto rounded-control bg-line ${className}`}
      />
    );
  return (
    <Picture
      width={width}
      height={height}
      alt={label}
      address={(file) => fileAddress(item, file)}
      sizes={sizes}
      className={className}
    />
  );
}
