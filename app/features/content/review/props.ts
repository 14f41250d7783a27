import type { FormActionData } from "~/components/action-data";
import type { UserType } from "~db/constants";
import type { ContentDetail } from "../queries.server";

/** Who looks at the comments, and when the page was made. */
export interface Viewer {
  id: string;
  party: UserType;
  now: number;
}

export interface CommentsProps {
  content: ContentDetail;
  viewer: Viewer;
  /** The id of the comment that this page's forms create, so that sending one twice adds one comment. */
  commentId: string;
  actionData: FormActionData;
}
