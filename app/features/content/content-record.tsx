import type { ComponentProps } from "react";
import { Comments } from "./comments";
import { Versions } from "./content-view";
import type { ContentDetail } from "./queries.server";

/** What was kept of a content item, the same for everyone who may see it: earlier versions and comments. */
export const ContentRecord = ({
  content,
  ...comments
}: { content: ContentDetail } & Omit<ComponentProps<typeof Comments>, "content">) => (
  <>
    <Versions versions={content.versions} />
    <Comments content={content} {...comments} />
  </>
);
