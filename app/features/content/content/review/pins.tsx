import type { ContentDetail, ContentFile } from "../queries.server";
import { Moments } from "./moments";
import { Points } from "./points";
import { groupThreads } from "./threads";

export interface PinsProps {
  file: ContentFile;
  comments: ContentDetail["comments"];
}

/** Where the comments of a file are pinned: points on a picture, moments of a clip. Each leads to its comment. */
export function Pins({ file, comments }: PinsProps) {
  const threads = groupThreads(comments).filter(({ mediaId }) => mediaId === file.id);
  return file.kind === "clip" ? (
    <Moments fileId={file.id} threads={threads} />
  ) : (
    <Points file={file} threads={threads} />
  );
}
