import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import {
  respondToInvitation,
  UNDO_DECLINE_MS,
  undoDecline,
} from "~/features/deals/invitations/respond-to-invitation.server";
import { campaignInvitations } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";

const db = database();
let brand: Person;
let athlete: Person;

beforeAll(async () => {
  brand = await makeBrand(db);
});

/** An invitation that was declined for its fee, at a moment. */
async function declined(at: number) {
  athlete = await makeAthlete(db, { name: "Maya Okafor" });
  const campaignId = await makeCampaign(db, brand.brandId);
  const id = await makeInvitation(db, campaignId, athlete.userId, "pending");
  const ctx = { ...commandContext(db, athlete), now: at };
  await respondToInvitation(ctx, id, "decline", { reason: "fee" });
  return { id, campaignId };
}

const stateOf = async (id: string) => {
  const [[row]] = await db.read(
    db.orm
      .select({ status: campaignInvitations.status, reason: campaignInvitations.declineReason })
      .from(campaignInvitations)
      .where(eq(campaignInvitations.id, id)),
  );
  return row;
};

const undo = (id: string, now: number, by = athlete) =>
  undoDecline({ ...commandContext(db, by), now }, id);

it("tells the brand why an invitation was declined, in a mail that waits", async () => {
  const { id, campaignId } = await declined(Date.now());
  expect(await stateOf(id)).toEqual({ status: "declined", reason: "fee" });
  const [notice] = await notificationsOf(db, brand.userId);
  expect(JSON.stringify(notice)).toContain("the fee is too low");
  const [[mail]] = await db.read(
    db.orm.all(
      sql`select due_at - created_at as wait from outbox where idempotency_key like ${`notice:declined:${campaignId}%`}`,
    ),
  );
  expect(mail).toMatchObject({ wait: 600_000 });
});

it("is taken back within its time, with the brand's notice", async () => {
  const at = Date.now();
  const { id, campaignId } = await declined(at);
  await undo(id, at + UNDO_DECLINE_MS);
  expect(await stateOf(id)).toEqual({ status: "pending", reason: null });
  const [[left]] = await db.read(
    db.orm.all(sql`select count(*) as n from notifications where subject_id = ${campaignId}`),
  );
  expect(left).toEqual({ n: 0 });
});

it("can't be taken back later, twice, or by another athlete", async () => {
  const at = Date.now();
  const { id } = await declined(at);
  await expect(undo(id, at + UNDO_DECLINE_MS + 1)).rejects.toThrow(/too late/);
  await expect(undo(id, at, await makeAthlete(db))).rejects.toMatchObject({ code: "not_found" });
  await undo(id, at);
  await expect(undo(id, at)).rejects.toMatchObject({ code: "conflict" });
});
