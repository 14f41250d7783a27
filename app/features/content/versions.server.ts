import { sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import type { CommandContext } from "../accounts/actor";
import type { ContentSnapshot } from "./snapshot.server";

/** Keeps a piece as it was sent back, with what the brand said of it. Stands before the change itself. */
export const storeVersion = (
  { now }: CommandContext,
  id: string,
  { status, updatedAt }: Pick<ContentSnapshot, "status" | "updatedAt">,
): Statement =>
  sql`insert into content_versions
        (id, content_id, version, title, description, hashtags, media_urls,
         disclosure_reason, brand_feedback, created_at)
      select ${newId()}, id, version, title, description, hashtags, media_urls,
        disclosure_reason, brand_feedback, ${now}
      from content_submissions
      where id = ${id} and status = ${status} and updated_at = ${updatedAt}`;
