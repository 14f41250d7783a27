import { eq } from "drizzle-orm";
import { recordEntry } from "~/features/campaigns/record/entries.server";
import { DAY_MS } from "~/platform/durations";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import { deals, payments } from "~db/schema";
import { REEL } from "./deliverables";
import { makeCampaign, makeContent, makeInvitation, type Person } from "./factories";

/** A deal that both agreed to 40 days ago, that has ended and that was paid: one content item, sent on the campaign's last day. */
export async function makeEndedDeal(
  db: Database,
  brand: Person,
  athlete: Person,
  {
    title = "Autumn miles",
    sentDaysLate = 0,
    rounds = 0,
    fundedAfterDays = 2,
    lasted = 40 * DAY_MS,
  }: Partial<EndedDeal> = {},
) {
  const now = Date.now();
  const agreedAt = now - 40 * DAY_MS;
  const lastDay = now - 10 * DAY_MS;
  const campaignId = await makeCampaign(db, brand.brandId, {
    title,
    status: "completed",
    endDate: new Date(lastDay).toISOString().slice(0, 10),
  });
  const dealId = await makeInvitation(db, campaignId, athlete.userId, "accepted", {
    fee: 50_000,
    deliverables: [REEL],
  });
  const contentId = await makeContent(db, campaignId, athlete.userId, "posted", {
    deliverable: "1 Instagram reel",
    submittedAt: now,
  });
  const entry = (kind: Parameters<typeof recordEntry>[0]["kind"], subjectId: string, at: number) =>
    recordEntry({ dealId, campaignId, athleteId: athlete.userId, kind, subjectId, body: {}, at });
  const statements: Statement[] = [
    db.orm
      .update(deals)
      .set({ createdAt: agreedAt, closedAt: agreedAt + lasted })
      .where(eq(deals.id, dealId)),
    ...entry("invitation_accepted", dealId, agreedAt),
    ...entry("draft_submitted", contentId, lastDay + sentDaysLate * DAY_MS),
    ...Array.from({ length: rounds }, () => entry("changes_requested", contentId, now)).flat(),
    db.orm.insert(payments).values({
      ...{ id: newId(), dealId, campaignId, brandId: brand.brandId },
      ...{ athleteId: athlete.userId, number: 1, name: "Fee", release: "approval" },
      ...{ amount: 50_000, fee: 4_000, createdAt: now, updatedAt: now },
      ...(fundedAfterDays !== null && {
        status: "settled" as const,
        fundedAt: agreedAt + fundedAfterDays * DAY_MS,
        intentId: `pi_${dealId}`,
        ...{ toAthlete: 50_000, toFee: 4_000, toBrand: 0 },
        ...{ settledFor: "approved" as const, settledAt: now, sentAt: now },
      }),
    }),
  ];
  await db.write(statements);
  return { dealId, campaignId, contentId, brand, athlete };
}

interface EndedDeal {
  title: string;
  sentDaysLate: number;
  rounds: number;
  /** Null: never. */
  fundedAfterDays: number | null;
  /** From the agreement to the end, in milliseconds. */
  lasted: number;
}
