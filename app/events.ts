import type { SQL } from "drizzle-orm";
import type { PostForecast } from "~/features/profiles/reach/forecast-posts";
import type { AuditContext } from "~/platform/audit";
import type { Statement } from "~db/client";
import type { CampaignGoal, FlagReason, Platform } from "~db/constants";

/**
 * The events that other features act on, and the data of each. The command that causes an event adds `ctx.emit(…)` to its
 * batch; app/server/events.ts lists the consequences.
 */
export interface Events {
  "account.created": {
    userId: string;
    type: "athlete" | "brand";
    /** The id of the new brand; empty for an athlete. */
    brandId: string;
    /** Of a brand. */
    companyName: string;
    /** Of an athlete, the primary one first. */
    sports: readonly string[];
  };
  "account.renamed": Renaming & Saving;
  "account.became_staff": { userId: string };
  "admin.set_up": { userId: string };
  "athlete.saved": Renaming & TypedChannels & Saving;
  "channels.saved": TypedChannels & Saving;
  "brand.saved": { brandId: string; companyName: string } & Saving;
  "session.renewed": { from: string; to: string };
  "verification.approved": { userId: string };
  "invitation.sent": { campaignId: string; brandId: string; athleteIds: readonly string[] };
  "invitation.accepted": AcceptedTerms;
  "contract.signed": { contractId: string };
  "content.approved": { contentId: string };
  "content.flagged": {
    contentId: string;
    flaggedBy: string;
    reason: FlagReason;
    feedback: string;
  };
  /** `when`: a condition that the batch knows alone. */
  "deal.ended": { dealId: string; when?: SQL };
  "dispute.ended": { disputeId: string };
  /** Stripe can pay the athlete. */
  "payouts.ready": { athleteId: string };
  /** `matches`: the athletes found for it, best first; null when none were looked for, or matching failed. */
  "campaign.created": {
    campaignId: string;
    matches: readonly RankedAthlete[] | null;
    /** What it is to reach, if its brand says so. */
    goal: { goal: CampaignGoal; target: number | null } | null;
  };
  "campaign.launched": { campaignId: string };
  "campaign.edited": { campaignId: string };
  "campaign.completed": { campaignId: string };
  "campaign.cancelled": { campaignId: string };
}

/** By whom, and in which request. The event stands before the change, because its consequences compare with what is stored. */
export interface Saving extends Pick<AuditContext, "request"> {
  userId: string;
}

interface Renaming {
  /** The person's name until now. */
  formerName: string;
  fullName: string;
}

interface TypedChannels {
  /** The handle is null where none is typed. */
  channels: readonly { platform: Platform; handle: string | null }[];
}

/** An athlete who fits a brief. */
export interface RankedAthlete {
  athleteId: string;
  /** 0 to 100. */
  score: number;
  reason: string;
  concerns: readonly string[];
}

export interface AcceptedTerms {
  dealId: string;
  campaignId: string;
  /** The athlete's, on all channels at this moment. */
  followers: number;
  /** What the work is expected to bring; null: not known. */
  expected: PostForecast | null;
}

/** The statements of all consequences of an event, for the batch of the command that causes it. */
export type Emit = <Name extends keyof Events>(
  name: Name,
  event: Events[Name],
  now: number,
) => Statement[];
