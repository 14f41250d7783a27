import { useSearchParams } from "@remix-run/react";
import { withQuery } from "~/paths";
import type { Comment } from "./threads";

/** The comment whose pin was opened by its link: without scripts its clip begins at that moment. */
export function useOpenedPin<C extends Pick<Comment, "id">>(comments: readonly C[]): C | undefined {
  const [search] = useSearchParams();
  const opened = search.get("at");
  return comments.find(({ id }) => id === opened);
}

/** The page at the file that a comment is pinned to: among the files shown, or among those of its own version. */
export const pinAddress = (
  { id, mediaId, version }: Pick<Comment, "id" | "mediaId" | "version">,
  files: readonly { id: string }[],
) => {
  const isShown = files.some((file) => file.id === mediaId);
  return `${withQuery("", { at: id })}#${isShown ? `file-${mediaId}` : `version-${version}`}`;
};
