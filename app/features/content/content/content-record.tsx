import { lazyHydrated } from "~/components/later";
import type { ContentDetail } from "./queries.server";
import type { CommentsProps } from "./review/comment-form";

export const EarlierVersions = lazyHydrated<Pick<ContentDetail, "versions" | "comments">>(
  "earlier-versions",
  () => import("./earlier-versions").then(({ EarlierVersions }) => EarlierVersions),
);
export const Comments = lazyHydrated<CommentsProps>("comments", () =>
  import("./review/comments").then(({ Comments }) => Comments),
);

/** What was kept of a content item, the same for everyone who may see it: earlier versions and comments. */
export const ContentRecord = (props: CommentsProps) => {
  const { versions, comments } = props.content;
  return (
    <>
      {versions.length > 0 && <EarlierVersions versions={versions} comments={comments} />}
      <Comments {...props} />
    </>
  );
};
