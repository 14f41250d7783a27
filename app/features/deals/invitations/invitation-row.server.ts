import { and, eq, exists, inArray, or } from "drizzle-orm";
import { isPastEndDate } from "~/features/campaigns/campaigns/policy";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import { actsAs, type CommandContext } from "~/features/identity/accounts/actor";
import type { Channel } from "~/features/profiles/channels/channel";
import { channelsColumn } from "~/features/profiles/channels/channel-columns.server";
import type { Learned } from "~/features/profiles/reach/forecast-posts";
import { learnedColumn } from "~/features/profiles/reach/learned-column.server";
import { prepareStep, workflow } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import type { Country, InvitationStatus, ProductCategory, Side } from "~db/constants";
import {
  athleteProfiles,
  brandProfiles,
  campaignInvitations,
  campaigns,
  profiles,
} from "~db/schema";
import { offerSignature } from "../contracts/sign-offers.server";
import type { BudgetSums } from "./budget";
import { budgetColumns } from "./budget.server";
import type { CarriedTerms } from "./offer";
import { invitationMachine } from "./status";

/** The row concerns its athlete and the brand that sent it. */
export const isOwnInvitation = ({ actor }: CommandContext) =>
  or(eq(campaignInvitations.athleteId, actor.personId), eq(campaigns.brandId, actor.brandId));

export interface InvitationRow {
  id: string;
  campaignId: string;
  athleteId: string;
  status: InvitationStatus;
  title: string;
  brandId: string;
  updatedAt: number;
  /** The number of the newest offer, and who made it. */
  offer: number;
  offeredBy: Side;
  /** Of the campaign. */
  version: number;
  company: string;
  athleteName: string;
  /** What is agreed by accepting: the newest offer, and the brief. */
  terms: CarriedTerms & {
    title: string;
    description: string;
    requirements: string;
    startDate: string | null;
    endDate: string | null;
  };
  /** Of the campaign. */
  category: ProductCategory | null;
  audience: Country[];
  /** The athlete's, at this moment. */
  followers: number;
  channels: Channel[];
  learned: Learned;
  /** Of the campaign. */
  ended: boolean;
  budget: BudgetSums;
  /** Of the brand, under the newest offer of the campaign as it is. */
  signature: { hash: string; name: string; at: number } | null;
  /** What the athlete's fees start from, in pence, and whether brands may not offer less. */
  startingRate: number | null;
  refusesLess: boolean;
}

const invitationWorkflow = {
  machine: invitationMachine,
  table: campaignInvitations,
  resource: "invitation",
  actsAs,
  unchanged: isUnchanged,
};
export const transitionInvitation = workflow({ ...invitationWorkflow, read: readInvitation });
/** The change of one invitation, in the batch of several. */
export const prepareInvitationStep = prepareStep(invitationWorkflow);

/** Whether offer and campaign are still those that were read. */
export function isUnchanged(ctx: CommandContext, { offer, version }: InvitationRow) {
  return and(
    eq(campaignInvitations.offer, offer),
    exists(
      ctx.db.orm
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(
          and(
            eq(campaigns.id, campaignInvitations.campaignId),
            isOwnInvitation(ctx),
            eq(campaigns.version, version),
            isOpen("campaigns"),
          ),
        ),
    ),
  );
}

export async function readInvitation(
  ctx: CommandContext,
  invitationId: string,
): Promise<InvitationRow | undefined> {
  const [found] = await readInvitations(ctx, [invitationId]);
  return found;
}

export async function readInvitations(
  ctx: CommandContext,
  ids: readonly string[],
): Promise<InvitationRow[]> {
  const [rows] = await ctx.db.read(
    ctx.db.orm
      .select({
        id: campaignInvitations.id,
        campaignId: campaignInvitations.campaignId,
        athleteId: campaignInvitations.athleteId,
        status: campaignInvitations.status,
        updatedAt: campaignInvitations.updatedAt,
        title: campaigns.title,
        brandId: campaigns.brandId,
        version: campaigns.version,
        offer: campaignInvitations.offer,
        offeredBy: campaignInvitations.offeredBy,
        athleteName: profiles.fullName,
        signature: offerSignature,
        startingRate: athleteProfiles.startingRate,
        refusesLess: athleteProfiles.refusesLess,
        budget: { budget: campaigns.budget, ...budgetColumns },
        terms: {
          fee: campaignInvitations.fee,
          deliverables: campaignInvitations.deliverables,
          terms: campaignInvitations.terms,
          title: campaigns.title,
          description: campaigns.description,
          requirements: campaigns.requirements,
          startDate: campaigns.startDate,
          endDate: campaigns.endDate,
        },
        category: campaigns.category,
        audience: campaigns.audienceCountries,
        followers: athleteProfiles.totalFollowers,
        channels: channelsColumn(athleteProfiles.userId),
        learned: learnedColumn(athleteProfiles.userId),
        campaignStatus: campaigns.status,
        company: brandProfiles.companyName,
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, campaignInvitations.athleteId))
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, campaignInvitations.athleteId))
      .where(and(inArray(campaignInvitations.id, [...ids]), isOwnInvitation(ctx))),
  );
  return rows.map(({ campaignStatus: status, ...invitation }) => ({
    ...invitation,
    ended: isPastEndDate({ status, endDate: invitation.terms.endDate }, dayOf(ctx.now)),
  }));
}
