import type { ReactNode } from "react";
import { Picture as StoredPicture } from "~/features/media/media/picture";
import { paths } from "~/paths";
import type { ContentFile } from "./queries.server";

/**
 * The pictures and clips of a version, each in its own shape, so that nothing moves when it arrives. Those that can be
 * commented on are as wide as a phone.
 */
export function MediaFiles({
  files,
  pins,
  start,
}: {
  files: readonly ContentFile[];
  /** What stands with a clip and over a picture. */
  pins?: (file: ContentFile) => ReactNode;
  /** A moment (ms) at which one of the clips begins. */
  start?: { mediaId: string | null; pinMs: number | null } | undefined;
}) {
  if (files.length === 0) return null;
  return (
    <div className={`@container ${pins ? "edge-to-edge" : ""}`}>
      <ul aria-label="Files" className="grid gap-4 @[33rem]:grid-cols-2">
        {files.map((file) => (
          <li
            key={file.id}
            id={pins && `file-${file.id}`}
            className={files.length === 1 ? "@[33rem]:col-span-2" : ""}
          >
            <div className="relative">
              <MediaFile file={file} startMs={start?.mediaId === file.id ? start.pinMs : null} />
              {pins?.(file)}
            </div>
            {file.replacesId && <p className="mt-1 text-sm text-soft">Polished by our team</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One picture or clip, as wide as there is room. @param startMs where a clip begins */
export const MediaFile = ({ file, startMs }: { file: ContentFile; startMs?: number | null }) =>
  file.kind === "clip" ? (
    <Clip file={file} startMs={startMs ?? null} />
  ) : (
    <Picture file={file} sizes={SIZES} />
  );

/** As high as its place allows. */
const FITTED = "max-h-[var(--media-height,40vh)] md:max-h-[var(--media-height,70vh)]";

const SIZES = "(min-width: 800px) 360px, 100vw";

/** @param sizes how wide it is shown, as `<img sizes>` takes it */
export const Picture = ({ file, sizes }: { file: ContentFile; sizes: string }) => (
  <StoredPicture
    width={file.width}
    height={file.height}
    alt={file.alt || file.name}
    address={(name) => paths.media(file.id, name)}
    sizes={sizes}
    className={`${FITTED} w-full object-contain`}
  />
);

/**
 * The browser's own player. Without a still, the fragment shows the first frame on phones that show nothing before
 * it plays.
 */
function Clip({ file, startMs }: { file: ContentFile; startMs: number | null }) {
  // The shape is known before the clip is: one that is higher than wide has no bars beside it.
  const isWide = file.width > file.height;
  const fragment = startMs !== null ? `#t=${startMs / 1000}` : file.poster ? "" : "#t=0.1";
  return (
    // biome-ignore lint/a11y/useMediaCaption: a clip has captions once its athlete adds them
    <video
      src={paths.media(file.id, "clip.mp4") + fragment}
      poster={file.poster ? paths.media(file.id, "poster.webp") : undefined}
      width={file.width}
      height={file.height}
      controls
      playsInline
      preload="metadata"
      aria-label={file.alt || file.name}
      className={`h-auto rounded-control bg-[#000] ${FITTED} ${isWide ? "w-full" : "mx-auto w-auto max-w-full"}`}
    >
      {file.captions && (
        <track
          kind="captions"
          label="Captions"
          src={paths.media(file.id, "captions.vtt")}
          default
        />
      )}
    </video>
  );
}
