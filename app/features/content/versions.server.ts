import { sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import type { Acting } from "../accounts/actor";
import type { Known } from "./known.server";

/** Keeps a piece as it was sent back, with what the brand said of it. Stands before the change itself. */
export const keepVersion = (
  { now }: Acting,
  id: string,
  { status, updatedAt }: Pick<Known, "status" | "updatedAt">,
): Statement =>
  sql`insert into content_versions
        (id, content_id, version, title, description, media_urls, brand_feedback, created_at)
      select ${newId()}, id, version, title, description, media_urls, brand_feedback, ${now}
      from content_submissions
      where id = ${id} and status = ${status} and updated_at = ${updatedAt}`;
