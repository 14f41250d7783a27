import { later } from "~/components/later";
import { Versions } from "./content-view";
import type { CommentsProps } from "./review/props";

const Comments = later<CommentsProps>(() =>
  import("./review/comments").then(({ Comments }) => Comments),
);

/** What was kept of a content item, the same for everyone who may see it: earlier versions and comments. */
export const ContentRecord = (props: CommentsProps) => (
  <>
    <Versions {...props.content} />
    <Comments {...props} />
  </>
);
