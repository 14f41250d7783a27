import { eq } from "drizzle-orm";
import { saveAndSubmit } from "~/features/content/content/commands.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { contentSubmissions } from "~db/schema";

/** Sends a draft for review, with the text it has. @param reason why, where its caption fails the disclosure check */
export async function sendDraft(ctx: CommandContext, id: string, reason?: string) {
  const [[row]] = await ctx.db.read(
    ctx.db.orm.select().from(contentSubmissions).where(eq(contentSubmissions.id, id)),
  );
  return saveAndSubmit(ctx, id, {
    title: row?.title ?? "",
    description: row?.description ?? "",
    hashtags: row?.hashtags ?? [],
    mediaUrls: row?.mediaUrls ?? [],
    platform: row?.platform ?? undefined,
    deliverable: row?.deliverable ?? undefined,
    plannedOn: row?.plannedOn ?? undefined,
    disclosureReason: reason ?? row?.disclosureReason ?? undefined,
  });
}
