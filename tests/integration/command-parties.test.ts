import { describe, expect, test, vi } from "vitest";
import { deleteDraft } from "~/features/campaigns/campaigns/delete-draft.server";
import {
  editCampaign,
  loadCampaignToEdit,
} from "~/features/campaigns/campaigns/edit-campaign.server";
import { sendMessage } from "~/features/communication/messages/send-message.server";
import { saveGoal } from "~/features/content/campaign-results/goal.server";
import { revokeShare, shareReport } from "~/features/content/campaign-results/shares.server";
import { setWeeklyReport } from "~/features/content/campaign-results/weekly-report.server";
import { createContent } from "~/features/content/content/drafts.server";
import { invite, inviteMany } from "~/features/deals/invitations/invite.server";
import {
  deleteSearch,
  restoreSearch,
  saveSearch,
  setSearchAlerts,
} from "~/features/finding/discovery/saved-searches.server";
import { setShortlisted } from "~/features/finding/discovery/shortlist.server";
import { setCampaignSaved, showInterest } from "~/features/finding/interests/commands.server";
import { createMatchedCampaign } from "~/features/finding/matching/create-matched-campaign.server";
import { dismissMatch, undoDismissal } from "~/features/finding/matching/dismiss-match.server";
import { savePreferences } from "~/features/finding/matching/save-preferences.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { saveProfile } from "~/features/profiles/athletes/commands.server";
import { setPublicPage } from "~/features/profiles/athletes/public-switch.server";
import { saveBrandProfile } from "~/features/profiles/brands/commands.server";
import { newId } from "~db/columns";
import { USER_TYPES, type UserType } from "~db/constants";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeStaff } from "../support/factories";
import { database } from "../support/own-database";

/** Commands that are no transition of a state machine (those: transitions.test.ts). */

const db = database();
const id = newId();
const pair = { campaignId: id, athleteId: id };

const COMMANDS: Record<string, { by: UserType[]; run: (ctx: CommandContext) => Promise<unknown> }> =
  {
    saveProfile: { by: ["athlete"], run: (ctx) => saveProfile(ctx, {} as never) },
    setPublicPage: { by: ["athlete"], run: (ctx) => setPublicPage(ctx, true) },
    saveBrandProfile: { by: ["brand"], run: (ctx) => saveBrandProfile(ctx, {} as never) },
    createContent: {
      by: ["athlete"],
      run: (ctx) => createContent(ctx, { id, dealId: id }),
    },
    createMatchedCampaign: { by: ["brand"], run: (ctx) => createMatchedCampaign(ctx, {} as never) },
    campaignToEdit: { by: ["brand"], run: (ctx) => loadCampaignToEdit(ctx, id) },
    editCampaign: { by: ["brand"], run: (ctx) => editCampaign(ctx, {} as never, {} as never) },
    saveGoal: { by: ["brand"], run: (ctx) => saveGoal(ctx, id, {} as never) },
    shareReport: { by: ["brand"], run: (ctx) => shareReport(ctx, id, { id, days: "7" }) },
    revokeShare: { by: ["brand"], run: (ctx) => revokeShare(ctx, id, id) },
    setWeeklyReport: { by: ["brand"], run: (ctx) => setWeeklyReport(ctx, id, true) },
    deleteDraft: { by: ["brand"], run: (ctx) => deleteDraft(ctx, id) },
    invite: {
      by: ["brand"],
      run: (ctx) => invite(ctx, id, { id, campaignId: id, fee: 0, deliverables: [] }),
    },
    inviteMany: {
      by: ["brand"],
      run: (ctx) => inviteMany(ctx, { id, campaignId: id, offers: [], deliverables: [] }),
    },
    showInterest: { by: ["athlete"], run: (ctx) => showInterest(ctx, id, { id }) },
    setSaved: { by: ["athlete"], run: (ctx) => setCampaignSaved(ctx, id, true) },
    dismiss: { by: ["brand"], run: (ctx) => dismissMatch(ctx, { ...pair, reason: "other" }) },
    undoDismissal: { by: ["brand"], run: (ctx) => undoDismissal(ctx, pair) },
    savePreferences: { by: ["brand"], run: (ctx) => savePreferences(ctx, {} as never) },
    setShortlisted: { by: ["brand"], run: (ctx) => setShortlisted(ctx, id, true) },
    sendMessage: {
      by: ["brand", "athlete"],
      run: (ctx) => sendMessage(ctx, { id }, { id, message: "Hello" }),
    },
    saveSearch: { by: ["brand"], run: (ctx) => saveSearch(ctx, { id, name: "A", query: "" }) },
    setSearchAlerts: { by: ["brand"], run: (ctx) => setSearchAlerts(ctx, id, "daily") },
    deleteSearch: { by: ["brand"], run: (ctx) => deleteSearch(ctx, id) },
    restoreSearch: { by: ["brand"], run: (ctx) => restoreSearch(ctx, id) },
  };

const MAKE = { athlete: makeAthlete, brand: makeBrand, staff: (on: typeof db) => makeStaff(on) };

describe.each(Object.entries(COMMANDS))("%s", (_, { by, run }) => {
  test.each(USER_TYPES.filter((type) => !by.includes(type)))(
    "is refused to a person of type %s and writes nothing",
    async (type) => {
      const write = vi.fn(db.write);
      const ctx = commandContext({ ...db, write }, await MAKE[type](db));
      write.mockClear();
      await expect(run(ctx)).rejects.toMatchObject({ code: "forbidden" });
      expect(write).not.toHaveBeenCalled();
    },
  );
});
