import type { FormActionData } from "~/components/action-data";
import type { ContentDetail } from "../queries.server";
import type { Viewer } from "./threads";

export interface CommentsProps {
  content: ContentDetail;
  viewer: Viewer;
  /** The id of the comment that this page's forms create, so that sending one twice adds one comment. */
  commentId: string;
  actionData: FormActionData;
}
