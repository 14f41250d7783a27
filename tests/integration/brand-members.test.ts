import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ownPlan } from "~/features/billing/subscriptions/queries.server";
import { loadConversations } from "~/features/communication/messages/load-conversations.server";
import { loadThread } from "~/features/communication/messages/load-thread.server";
import { sendMessage } from "~/features/communication/messages/send-message.server";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { notify } from "~/features/communication/notifications/notify";
import { contestMeasure } from "~/features/content/track-record/contests.server";
import { decideContest } from "~/features/content/track-record/decide-contest.server";
import { loadOwnTrackRecord } from "~/features/content/track-record/load-track-record.server";
import { sessionCheck } from "~/features/identity/accounts/session-check.server";
import { sendDisputeMessage } from "~/features/money/disputes/dispute-messages.server";
import { disputeForSide, disputesOf } from "~/features/money/disputes/side-queries.server";
import { saveBrandProfile } from "~/features/profiles/brands/commands.server";
import { brandProfileSchema } from "~/features/profiles/brands/schema";
import { loadOwnVerification } from "~/features/profiles/verification/own-verification.server";
import { answerQuestion, requestAsBrand } from "~/features/profiles/verification/request.server";
import { brandRequestSchema } from "~/features/profiles/verification/schema";
import {
  approveRequest,
  askForMore,
  claimRequest,
} from "~/features/profiles/verification/staff.server";
import { requestForStaff } from "~/features/profiles/verification/staff-queries.server";
import { newId } from "~db/columns";
import { brandMembers, brandProfiles, trackRecordContests } from "~db/schema";
import { authContext } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { makeEndedDeal } from "../support/ended-deals";
import {
  givePremium,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeDispute,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { notificationsOf, testKind } from "../support/notifications";
import { database } from "../support/own-database";
import { openSession } from "../support/sign-in";

/** A brand with an owner and a colleague, whose own id is not the brand's. */

const db = database();

async function makeTeam() {
  const [owner, other] = [await makeBrand(db), await makeBrand(db)];
  await db.write([
    db.orm
      .update(brandMembers)
      .set({ brandId: owner.brandId })
      .where(eq(brandMembers.personId, other.userId)),
  ]);
  const colleague: Person = { ...other, brandId: owner.brandId };
  return { owner, colleague, before: other };
}

const companyOf = async (id: string) => {
  const [[row]] = await db.read(
    db.orm
      .select({ companyName: brandProfiles.companyName })
      .from(brandProfiles)
      .where(eq(brandProfiles.id, id)),
  );
  return row?.companyName;
};

test("a session acts for the brand of its person's membership", async () => {
  const { owner, before } = await makeTeam();
  const { session } = await authContext(db, {
    cookie: `session=${await openSession(db, before)}`,
  });
  if (!session.carried) throw new Error("the session has no claims");
  expect(await sessionCheck(db, Date.now(), () => {})(session.carried)).toMatchObject({
    uid: before.userId,
    brandId: owner.brandId,
    brandRole: "owner",
  });
});

test("a notification to a brand reaches all who act for it, and no one else", async () => {
  const { owner, colleague } = await makeTeam();
  const [athlete, stranger] = [await makeAthlete(db), await makeBrand(db)];
  await db.write(
    notify(commandContext(db, athlete), testKind("message"), {
      userId: owner.brandId,
      subjectId: athlete.userId,
      params: { title: "For the team" },
    }),
  );
  for (const { userId } of [owner, colleague])
    expect(await notificationsOf(db, userId)).toMatchObject([{ title: "For the team" }]);
  expect(await notificationsOf(db, stranger.userId)).toEqual([]);
});

test("a member saves the brand's profile, and not the one with the member's own id", async () => {
  const { owner, colleague, before } = await makeTeam();
  const input = brandProfileSchema.parse({ companyName: "Team Ltd", targetSports: [] });
  await saveBrandProfile(commandContext(db, colleague), input);
  expect(await companyOf(owner.brandId)).toBe("Team Ltd");
  expect(await companyOf(before.brandId)).toBe("Northlight");
});

test("what one member has handled is handled for all of the brand", async () => {
  const { owner, colleague } = await makeTeam();
  const athlete = commandContext(db, await makeAthlete(db));
  const notice = {
    userId: owner.brandId,
    subjectId: "contentItem",
    params: { title: "To review" },
  };
  await db.write(notify(athlete, testKind("message"), notice));
  await db.write(markHandled(colleague.brandId, Date.now(), "contentItem"));
  for (const { userId } of [owner, colleague])
    expect(await notificationsOf(db, userId)).toMatchObject([{ read: true }]);
});

test("the brand has one plan", async () => {
  const { owner, colleague } = await makeTeam();
  await givePremium(db, owner);
  expect((await ownPlan(commandContext(db, colleague))).plan).toBe("brand_premium");
});

test("both members are in a conversation that one of them begins, and the athlete writes with the brand", async () => {
  const { owner, colleague } = await makeTeam();
  const athlete = await makeAthlete(db);
  await makeInvitation(db, await makeCampaign(db, owner.brandId), athlete.userId);
  const as = (person: Person) => commandContext(db, person);
  const said = (message: string) => ({ id: newId(), message });
  const id = await sendMessage(as(colleague), { id: athlete.userId }, said("Hello"));
  expect(await sendMessage(as(athlete), { id: owner.brandId }, said("Hi"))).toBe(id);
  const list = { tab: "all", after: null } as const;
  for (const person of [owner, colleague])
    expect((await loadConversations(as(person), list)).items).toMatchObject([{ id, text: "Hi" }]);
  const thread = await loadThread(as(athlete), id, "newest");
  expect(thread).toMatchObject({ otherId: owner.brandId, name: "Northlight" });
});

test("a dispute is the brand's: its colleague reads it and answers for it", async () => {
  const { owner, colleague } = await makeTeam();
  const athlete = await makeAthlete(db);
  const campaignId = await makeCampaign(db, owner.brandId);
  await makeInvitation(db, campaignId, athlete.userId, "accepted");
  const id = await makeDispute(db, { brand: owner, athlete, campaignId }, { filer: athlete });
  const ctx = commandContext(db, colleague);
  expect((await disputesOf(ctx)).items).toMatchObject([{ id, respondentId: owner.brandId }]);
  await sendDisputeMessage(ctx, id, { id: newId(), message: "We sent it" });
  const page = await disputeForSide(commandContext(db, athlete), id);
  expect(page.answeredAt).not.toBeNull();
  expect(page.thread).toMatchObject([{ senderId: owner.brandId, senderName: "Northlight" }]);
});

test("two members contest a measure of their brand's record once, and both read the decision", async () => {
  const { owner, colleague } = await makeTeam();
  const athlete = await makeAthlete(db);
  const { dealId } = await makeEndedDeal(db, owner, athlete);
  const other = await makeEndedDeal(db, owner, athlete);
  const contest = (person: Person, id = dealId) =>
    contestMeasure(commandContext(db, person), {
      ...{ measure: "paid", dealId: id, reason: "The bank was closed" },
    });
  const sent = await Promise.allSettled([contest(colleague), contest(owner)]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(contest(owner, other.dealId)).rejects.toMatchObject({ code: "conflict" });
  const stored = await db.read(
    db.orm.select().from(trackRecordContests).where(eq(trackRecordContests.sideId, owner.brandId)),
  );
  expect(stored).toMatchObject([[{ measure: "paid", dealId, outcome: null }]]);
  await decideContest(commandContext(db, await makeStaff(db)), {
    ...{ id: String(stored[0]?.[0]?.id), outcome: "upheld", answer: "It was open" },
  });
  for (const person of [owner, colleague]) {
    expect((await loadOwnTrackRecord(commandContext(db, person))).contests).toMatchObject([
      { outcome: "upheld", answer: "It was open" },
    ]);
    expect(await notificationsOf(db, person.userId)).toMatchObject([{ link: "/track-record" }]);
  }
});

test("a request to be verified is the brand's: a colleague sees it, answers it and cannot send a second", async () => {
  const { owner, colleague } = await makeTeam();
  const request = (as: Person) =>
    requestAsBrand(
      commandContext(db, as),
      brandRequestSchema.parse({
        companyCountry: "GB",
        companyRegistrationNumber: "07495895",
        companyWebsite: "https://test-brand.co.uk",
        taxId: "",
        portfolioUrls: [],
        verificationNotes: "",
      }),
    );
  const stateFor = async (person: Person) => {
    const { request: own, isVerified } = await loadOwnVerification(commandContext(db, person));
    return { id: own?.id, answer: own?.answer, isVerified };
  };
  await request(owner);
  const { id = "" } = await stateFor(owner);
  expect((await stateFor(colleague)).id).toBe(id);
  await expect(request(colleague)).rejects.toMatchObject({ code: "conflict" });

  const staff = commandContext(db, await makeStaff(db));
  await claimRequest(staff, id);
  await askForMore(staff, id, "Who signs?");
  await answerQuestion(commandContext(db, colleague), "I do");
  expect((await stateFor(owner)).answer).toBe("I do");
  await approveRequest(staff, id, (await requestForStaff(staff, id)).identity);
  expect((await stateFor(colleague)).isVerified).toBe(true);
  for (const { userId } of [owner, colleague])
    expect((await notificationsOf(db, userId)).map(({ kind }) => kind).sort()).toEqual([
      "verification.question",
      "verification.verified",
    ]);
});
