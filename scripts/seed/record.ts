// The record of the demo data's campaigns that are over, made by the product's own functions.

import { loadContentForCommand } from "~/features/content/content/content-snapshot.server";
import { recordTransition } from "~/features/content/content/record-transition.server";
import type { Transition } from "~/features/content/content/status";
import { recordAgreement } from "~/features/deals/invitations/make-agreement.server";
import type { Database, Statement } from "~db/client";
import { USUAL_TERMS } from "~db/terms";
import { actors } from "./actors";
import type { ContentDetail } from "./content-items";
import type { DemoData } from "./demo-data";

interface Happened {
  at: number;
  statements: Statement[];
}

/**
 * Collects what was accepted, sent, approved and posted.
 * @returns a function that records all of it that happened before a moment, once: entries are numbered in the order of their writing
 */
export async function collectRecord(db: Database, data: DemoData) {
  const over = data.campaigns.filter(({ status }) => status === "completed");
  const happened: Happened[] = [];
  for (const campaign of over) {
    happened.push(...acceptancesOf(campaign, data));
    for (const contentItem of data.contentSubmissions)
      if (contentItem.campaignId === campaign.id)
        happened.push(...(await movesOf(db, data, contentItem, campaign.brandId)));
  }
  happened.sort((one, other) => one.at - other.at);
  return async (moment = Number.POSITIVE_INFINITY) => {
    const later = happened.findIndex(({ at }) => at >= moment);
    const earlier = happened.splice(0, later < 0 ? happened.length : later);
    await db.write(earlier.flatMap(({ statements }) => statements));
  };
}

export type RecordUntil = Awaited<ReturnType<typeof collectRecord>>;

function acceptancesOf(campaign: DemoData["campaigns"][number], data: DemoData): Happened[] {
  const { title, startDate = null, endDate = null } = campaign;
  const { description = "", requirements = "", version = 1 } = campaign;
  return data.deals
    .filter(({ campaignId }) => campaignId === campaign.id)
    .map(({ id, campaignId, brandId, athleteId, fee, createdAt }) => {
      const deliverables = campaign.deliverables ?? [];
      const invitation = data.campaignInvitations.find((one) => one.id === id);
      const { terms: agreed = USUAL_TERMS } = invitation ?? {};
      const brief = { title, description, requirements, startDate, endDate };
      const terms = { fee, deliverables, terms: agreed, ...brief };
      const accepted = { id, campaignId, brandId, athleteId, version, terms };
      return { at: createdAt, statements: recordAgreement(accepted, createdAt) };
    });
}

/** The moves of a content item that was sent once. */
async function movesOf(
  db: Database,
  data: DemoData,
  { id, athleteId, submittedAt, approvedAt, postedAt, ...contentItem }: ContentDetail,
  brandId: string,
): Promise<Happened[]> {
  const { asUser } = actors(db, data);
  const moves: [
    Transition,
    sideId: string,
    at: number | null | undefined,
    set: Partial<ContentDetail>,
  ][] = [
    ["submit", athleteId, submittedAt, {}],
    ["approve", brandId, approvedAt, { brandFeedback: contentItem.brandFeedback ?? null }],
    ["post", athleteId, postedAt, { postUrl: contentItem.postUrl ?? null }],
  ];
  const made: Happened[] = [];
  for (const [transition, sideId, at, set] of moves) {
    if (!at) continue;
    const ctx = asUser(sideId, at);
    const content = await loadContentForCommand(ctx, id);
    made.push({ at, statements: await recordTransition(ctx, content, transition, set) });
  }
  return made;
}
