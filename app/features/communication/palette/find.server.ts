import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, desc, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { hasText } from "~/platform/full-text-search";
import { textResponse } from "~/platform/http";
import { brandProfiles, campaignInvitations, campaigns, conversations, profiles } from "~db/schema";
import { LONGEST, type PaletteEntry, SHORTEST } from "./entries";

const EACH = 5;

/**
 * What a person has under a name: own campaigns, conversations, and for a brand the athletes it has invited. It looks
 * through the person's own rows alone, in one round trip. Staff have none.
 */
export async function findResults(
  { actor, db }: CommandContext,
  q: string,
): Promise<PaletteEntry[]> {
  if (actor.type === "staff") return [];
  const isBrand = actor.type === "brand";
  const mine = eq(isBrand ? campaigns.brandId : campaignInvitations.athleteId, sideIdOf(actor));
  const company = sql<string>`coalesce(nullif(${brandProfiles.companyName}, ''), 'A brand')`;
  const has = (folded: SQLiteColumn) => hasText(folded, q);
  const [named, people, talks] = await db.read(
    db.orm
      .selectDistinct({ id: campaigns.id, label: campaigns.title, at: campaigns.createdAt })
      .from(campaigns)
      .leftJoin(campaignInvitations, eq(campaignInvitations.campaignId, campaigns.id))
      .where(and(mine, has(campaigns.foldedTitle)))
      .orderBy(desc(campaigns.createdAt))
      .limit(EACH),
    db.orm
      .selectDistinct({ id: profiles.id, label: profiles.fullName })
      .from(campaigns)
      .innerJoin(campaignInvitations, eq(campaignInvitations.campaignId, campaigns.id))
      .innerJoin(profiles, eq(profiles.id, campaignInvitations.athleteId))
      .where(and(eq(campaigns.brandId, actor.brandId), has(profiles.foldedName)))
      .orderBy(profiles.fullName)
      .limit(EACH),
    db.orm
      .select({ id: conversations.id, label: isBrand ? profiles.fullName : company })
      .from(conversations)
      .innerJoin(profiles, eq(profiles.id, conversations.athleteId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, conversations.brandId))
      .where(
        and(
          eq(isBrand ? conversations.brandId : conversations.athleteId, sideIdOf(actor)),
          has(isBrand ? profiles.foldedName : brandProfiles.foldedCompany),
        ),
      )
      .orderBy(desc(conversations.id))
      .limit(EACH),
  );
  const campaign = isBrand ? paths.brand.campaign : paths.athlete.campaign;
  return [
    ...named.map(({ id, label }) => ({ label, note: "Campaign", to: campaign(id) })),
    ...people.map(({ id, label }) => ({ label, note: "Athlete", to: paths.brand.athlete(id) })),
    ...talks.map(({ id, label }) => ({ label, note: "Messages", to: paths.conversation(id) })),
    ...(isBrand
      ? [
          {
            label: `Search all athletes for “${q}”`,
            note: "Discover",
            to: withQuery(paths.brand.discover, { q }),
          },
        ]
      : []),
  ];
}

/** Answers what the palette searches for, as JSON. */
export async function answerFind(request: Request, context: AppLoadContext): Promise<Response> {
  if (request.method !== "GET") return textResponse(404, "Not found.");
  const ctx = requireUser(context);
  const q = (context.request.url.searchParams.get("q") ?? "").trim();
  const found = q.length < SHORTEST || q.length > LONGEST ? [] : await findResults(ctx, q);
  return Response.json(found, { headers: { "Cache-Control": "private, no-store" } });
}
