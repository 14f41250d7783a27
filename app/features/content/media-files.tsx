import { paths } from "~/paths";
import { pictureWidths } from "../media/picture-sizes";
import type { ContentFile } from "./queries.server";

/** The pictures and clips of a version, each in its own shape, so that nothing moves when it arrives. */
export function MediaFiles({ files }: { files: readonly ContentFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="grid gap-4 sm:grid-cols-2">
      {files.map((file) => (
        <li key={file.id} className={files.length === 1 ? "sm:col-span-2" : ""}>
          <MediaFile file={file} />
          {file.replacesId && <p className="mt-1 text-sm text-soft">Polished by our team</p>}
        </li>
      ))}
    </ul>
  );
}

/** One picture or clip, as wide as there is room. */
export const MediaFile = ({ file }: { file: ContentFile }) =>
  file.kind === "clip" ? <Clip file={file} /> : <Picture file={file} sizes={SIZES} />;

const SIZES = "(min-width: 800px) 360px, 100vw";

/** @param sizes how wide it is shown, as `<img sizes>` takes it */
export function Picture({ file, sizes }: { file: ContentFile; sizes: string }) {
  const widths = pictureWidths(file.width);
  const address = (width: number) => paths.media(file.id, `${width}.webp`);
  return (
    <img
      src={address(widths.at(-1) ?? file.width)}
      srcSet={widths.map((width) => `${address(width)} ${width}w`).join(", ")}
      sizes={sizes}
      width={file.width}
      height={file.height}
      alt={file.alt || file.name}
      loading="lazy"
      className="h-auto max-h-[70vh] w-full rounded-control bg-sunk object-contain"
    />
  );
}

/** The browser's own player. The fragment shows the first frame on phones that show nothing before it plays. */
function Clip({ file }: { file: ContentFile }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: a clip has captions once its athlete adds them
    <video
      src={`${paths.media(file.id, "clip.mp4")}#t=0.1`}
      width={file.width}
      height={file.height}
      controls
      playsInline
      preload="metadata"
      aria-label={file.alt || file.name}
      className="h-auto max-h-[70vh] w-full rounded-control bg-black"
    />
  );
}
