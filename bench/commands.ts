import { eq } from "drizzle-orm";
import { DAY_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import { POLISH_CHECKS } from "~db/constants";
import { moderationCases } from "~db/schema";
import { REEL } from "../tests/support/deliverables";
import {
  addPolishedFile,
  givePremium,
  makeCampaign,
  makeContent,
  makeInterest,
  makeInvitation,
} from "../tests/support/factories";
import { ask, authedClient, type RequestOptions } from "../tests/support/http";
import { makeDevice } from "../tests/support/push-devices";
import { PushReceiver, subscriptionOf } from "../tests/support/push-service";
import type { Role, World } from "../tests/support/world";
import { type Command, label } from "./command";
import { dealCommands } from "./deal-commands";
import { fileCommands } from "./file-commands";
import { trackRecordCommands } from "./track-record-commands";

/** Every command a person can send, each in a state in which it does its work. */
export async function* commands(world: World): AsyncGenerator<Command> {
  const { db, people, ids, draftId } = world;
  type Form = Record<string, string>;

  const as = async (role: Role, path: string, form: Form, expected = 303): Promise<Command> => {
    const request = await authedClient(db, people[role]);
    return { who: role, path: label(path, form), send: () => request(path, { form }), expected };
  };
  const visitor = (path: string, form: Form, expected = 303): Command => {
    const asked: RequestOptions = { form };
    return { who: "visitor", path: label(path, form), send: () => ask(path, asked), expected };
  };

  const email = `${newId()}@test.laurel`;
  const account = { id: newId(), fullName: "Ada Bench", email, password: "bench-password" };
  yield visitor("/signup?type=athlete", { ...account, sport: "Running" });
  yield visitor("/login", { email, password: "bench-password" });
  yield visitor("/login", { email, password: "wrong-password" }, 400);
  yield visitor("/login", { email: "nobody@test.laurel", password: "wrong-password" }, 400);
  yield visitor("/forgot-password", { email });
  yield visitor("/contact", {
    id: newId(),
    name: "Ada Bench",
    email,
    message: "How many round trips does this take?",
  });

  const lists = {
    audienceCountries: "GB",
    "deliverables[0].platform": "instagram",
    "deliverables[0].format": "reel",
    "deliverables[0].count": "1",
  };
  const campaign = {
    id: newId(),
    title: "Counted miles",
    intent: "create",
    minFollowers: "0",
    ...lists,
  };
  yield await as("brand", "/brand/campaigns/new", campaign);
  yield await as("brand", "/brand/campaigns/new", { ...campaign, title: "x" }, 400);
  // The free plan's campaigns are all running.
  await givePremium(db, people.brand);
  yield await as("brand", `/brand/campaigns/${draftId}`, { intent: "launch", acceptsGaps: "yes" });
  const edit = `/brand/campaigns/${campaign.id}/edit`;
  yield await as("brand", edit, {
    intent: "save",
    expectedVersion: "1",
    title: "Counted twice",
    ...lists,
  });
  yield await as("brand", edit, { intent: "save", expectedVersion: "2", title: "x" }, 400);
  const copy = { ...campaign, id: newId() };
  yield await as("brand", "/brand/campaigns/new", copy);
  yield await as("brand", `/brand/campaigns/${copy.id}`, { intent: "delete" });
  const match = { campaignId: ids.campaignId, athleteId: people.otherAthlete.userId };
  yield await as("brand", "/brand/matches", { ...match, intent: "dismiss", reason: "other" });
  yield await as("brand", "/brand/matches", { ...match, intent: "undo" });
  yield await as("brand", "/brand/preferences", { intent: "save", budgetMin: "500" });
  yield await as("brand", "/brand/preferences", { intent: "save", budgetMin: "-1" }, 400);
  const invitation = {
    id: newId(),
    campaignId: ids.campaignId,
    fee: "500",
    deliverables: "1 Instagram reel",
  };
  yield await as("brand", `/brand/athletes/${people.otherAthlete.userId}/invite`, invitation);
  yield await as("otherAthlete", `/athlete/campaigns/${ids.campaignId}`, {
    intent: "accept",
    invitationId: invitation.id,
  });
  const ticked = { listed: people.athlete.userId, athlete: people.athlete.userId };
  yield await as("brand", "/brand/compare", { ...ticked, intent: "compare" });
  const declined = await makeInvitation(db, draftId, people.otherAthlete.userId, "pending");
  yield await as("otherAthlete", `/athlete/campaigns/${draftId}`, {
    intent: "decline",
    invitationId: declined,
  });
  yield await as("otherBrand", "/brand/invite", {
    id: newId(),
    campaignId: await makeCampaign(db, people.otherBrand.brandId, {
      deliverables: [REEL],
    }),
    fee: "500",
    deliverables: "1 Instagram reel",
    message: "Hi {name}",
    "offers[0].athleteId": people.athlete.userId,
    "offers[0].invite": "on",
    "offers[1].athleteId": people.otherAthlete.userId,
    "offers[1].invite": "on",
  });
  const wanted = await makeCampaign(db, people.brand.brandId);
  const interest = { id: newId(), note: "I run there each week" };
  yield await as("athlete", `/athlete/campaigns/${wanted}/interest`, interest);
  yield await as("athlete", "/athlete/campaigns", { campaignId: wanted, wanted: "on" });
  yield await as("brand", "/brand/interests", { interestId: interest.id });
  const taken = await makeInterest(db, wanted, people.otherAthlete.userId);
  yield await as("otherAthlete", `/athlete/campaigns/${wanted}/interest`, {
    intent: "withdraw",
    interestId: taken,
  });
  const withdrawn = await makeInvitation(db, draftId, people.athlete.userId, "pending");
  yield await as("brand", `/brand/invitations/${withdrawn}/withdraw`, {});
  yield await as("brand", "/brand/profile", { intent: "save", companyName: "Northlight" });
  yield await as("brand", "/settings", { intent: "name", fullName: people.brand.name });
  yield await as("athlete", "/settings", { intent: "public", isPublic: "on" });
  yield await as("athlete", "/settings", { intent: "timeZone", timeZone: "Asia/Tokyo" });
  yield await as("athlete", "/settings", { intent: "timeZone", timeZone: "Mars/Olympus" }, 400);
  yield await as("athlete", "/settings/photo", {});
  yield await as("athlete", "/athlete/profile", {
    fullName: "Maya Okafor",
    sport: "Running",
    startingRate: "250",
  });

  const hello = { intent: "send", message: "When do you start?" };
  yield await as("brand", `/messages?to=${people.otherAthlete.userId}`, { ...hello, id: newId() });
  const thread = `/messages/${ids.conversationId}`;
  yield await as("athlete", thread, { ...hello, id: newId() });
  yield await as("athlete", thread, { ...hello, id: newId(), message: "" }, 400);
  yield await as("athlete", thread, { intent: "unsend", seq: "2" });
  yield await as("athlete", thread, { intent: "mute" });
  yield await as("brand", `${thread}/report`, { reason: "spam", details: "Again and again" });
  yield await as("brand", `${thread}/report`, { reason: "", messages: "1" }, 400);
  yield await as("moderator", `/admin/content/reports/${ids.reportId}`, { decision: "dismiss" });
  yield await as("brand", `${thread}/read`, { seq: "2" }, 204);

  // In the other campaign a dispute is open already.
  const disputed = await makeCampaign(db, people.brand.brandId);
  const dealId = await makeInvitation(db, disputed, people.athlete.userId);
  const filed = { dealId, type: "payment", title: "Late fee" };
  const description = "It was due on Monday.";
  yield await as("athlete", "/disputes/file", { ...filed, id: newId(), description });
  yield await as("athlete", "/disputes/file", { ...filed, id: newId() }, 400);
  const [dispute, disputeDesk] = [`/disputes/${ids.disputeId}`, `/admin/disputes/${ids.disputeId}`];
  const word = { intent: "message", message: "Hello" };
  yield await as("athlete", dispute, { ...word, id: newId() });
  yield await as("athlete", `${dispute}/messages`, { id: newId(), messages: "1" });
  const settlement = { intent: "offer", type: "other", terms: "One more clip" };
  const offerId = newId();
  yield await as("athlete", dispute, { ...settlement, id: newId() });
  yield await as("athlete", dispute, { ...settlement, id: offerId });
  yield await as("brand", dispute, { intent: "decline-offer", offerId });
  yield await as("moderator", disputeDesk, { intent: "review" });
  yield await as("moderator", disputeDesk, { intent: "priority", priority: "high" });
  yield await as("moderator", disputeDesk, { ...word, intent: "note", id: newId() });
  yield await as("moderator", disputeDesk, {
    intent: "resolve",
    type: "other",
    details: "One more clip",
  });
  yield await as("brand", dispute, { intent: "appeal", note: "Look again" });
  const { userId: staffId } = people.admin;
  yield await as("admin", disputeDesk, { intent: "assign", staffId });
  const last = newId();
  yield await as("brand", dispute, { ...settlement, id: last });
  yield await as("athlete", dispute, { intent: "accept-offer", offerId: last });

  const browser = await PushReceiver.create();
  yield await as("athlete", "/notifications/push", subscriptionOf(browser), 204);
  const { id: deviceId } = await makeDevice(db, people.athlete);
  yield await as("athlete", "/notifications/settings", { intent: "stop-push", deviceId });

  const athleteId = people.otherAthlete.userId;
  yield await as("brand", "/brand/shortlist", { athleteId, wanted: "on" });
  yield await as("brand", "/brand/shortlist", { athleteId, wanted: "off" });
  const search = { intent: "save", id: newId(), name: "Golfers", query: "?sport=Golf" };
  yield await as("brand", "/brand/searches", search);
  yield await as("brand", "/brand/searches", { ...search, name: "" }, 400);
  yield await as("brand", "/brand/searches", { id: search.id, intent: "delete" });
  yield await as("brand", "/brand/searches", { id: search.id, intent: "restore" });

  const contentId = newId();
  const contentItem = {
    title: "First clip",
    description: "#ad Before work",
    mediaUrls: "https://example.com/a.mp4",
  };
  yield await as("athlete", "/athlete/content/new", {
    id: contentId,
    campaignId: ids.campaignId,
  });
  const mine = `/athlete/content/${contentId}`;
  const review = `/brand/content/${contentId}`;
  yield await as(
    "athlete",
    `${mine}/draft`,
    { ...contentItem, intent: "save", expectedVersion: "0" },
    409,
  );
  yield await as("athlete", `${mine}/draft`, { ...contentItem, intent: "save" }, 200);
  yield await as("athlete", mine, { ...contentItem, intent: "save-submit" });
  const late = await makeContent(db, ids.campaignId, people.athlete.userId, "awaiting_review", {
    submittedAt: Date.now() - 10 * DAY_MS,
  });
  yield await as("athlete", `/waiting/review/${late}/extension`, {});
  const ending = await makeCampaign(db, people.brand.brandId);
  await makeInvitation(db, ending, people.athlete.userId);
  const lateChanges = await makeContent(db, ending, people.athlete.userId, "rejected", {
    rejectedAt: Date.now() - 30 * DAY_MS,
  });
  yield await as("brand", `/brand/content/${lateChanges}`, { intent: "end-deal" });
  const commentId = newId();
  yield await as("brand", review, { intent: "comment", id: commentId, comment: "Nearly there" });
  yield await as("brand", review, { intent: "edit-comment", commentId, comment: "Almost there" });
  const reply = { intent: "comment", parentId: commentId, comment: "What is missing?" };
  yield await as("athlete", mine, { ...reply, id: newId() });
  yield await as("athlete", mine, { intent: "resolve", commentId });
  yield await as("brand", review, { intent: "reopen", commentId });
  yield await as("brand", review, {
    intent: "request-changes",
    feedback: "Show the shoe",
    comments: commentId,
  });
  const unlabelled = { ...contentItem, intent: "revise", description: "Before work" };
  const disclosureReason = "The clip opens with the label";
  yield await as("athlete", mine, unlabelled, 400);
  yield await as("athlete", mine, { ...unlabelled, disclosureReason });
  yield await as("brand", review, { intent: "approve", feedback: "" }, 400);
  yield await as("brand", review, { intent: "approve", feedback: "", acknowledged: "on" });
  yield await as("athlete", mine, { intent: "post", postUrl: "instagram.com/p/abc" });
  const quick = await makeContent(db, ids.campaignId, people.athlete.userId, "awaiting_review");
  const other = `/athlete/content/${quick}`;
  const desk = `/admin/content/${quick}`;
  yield await as("athlete", other, { intent: "withdraw" });
  yield await as("athlete", other, { intent: "polish" });
  yield await as("moderator", desk, { intent: "comment", id: newId(), comment: "Too loud" });
  const queue = "/admin/polishing";
  yield await as("moderator", queue, { intent: "claim", contentId: quick });
  yield await as("moderator", queue, { intent: "release", contentId: quick });
  yield await as("moderator", queue, { intent: "claim", contentId: quick });
  yield await as("moderator", desk, { intent: "checks", colour: "on" });
  yield await as("moderator", desk, { intent: "return", note: "Turn the sound down" });
  yield await as("athlete", other, { intent: "polish" });
  yield await as("athlete", other, { intent: "recall" });
  yield await as("athlete", other, { ...contentItem, intent: "save-submit" });
  yield await as("athlete", other, { intent: "withdraw" });
  yield await as("athlete", other, { intent: "delete" });
  const polishing = await makeContent(db, ids.campaignId, people.athlete.userId, "polishing", {
    polisherId: people.moderator.userId,
  });
  await addPolishedFile(db, polishing, people.athlete.userId, 2);
  const checks = Object.fromEntries(POLISH_CHECKS.map((name) => [name, "on"]));
  yield await as("moderator", `/admin/content/${polishing}`, { intent: "finish", ...checks });
  yield await as("athlete", `/athlete/content/${polishing}`, { intent: "send-own" });
  const flagged = await makeContent(db, ids.campaignId, people.athlete.userId, "awaiting_review");
  yield await as("brand", `/brand/content/${flagged}`, {
    intent: "flag",
    reason: "other",
    feedback: "Not ours",
  });
  const [[open]] = await db.read(
    db.orm
      .select({ id: moderationCases.id })
      .from(moderationCases)
      .where(eq(moderationCases.contentId, flagged)),
  );
  const decision = { intent: "decide", id: open?.id ?? "", decision: "dismiss" };
  yield await as("moderator", `/admin/content/${flagged}`, decision);
  yield* fileCommands(world);
  yield* dealCommands(world);
  yield* trackRecordCommands(world);
  yield await as("brand", `/brand/campaigns/${ids.campaignId}`, { intent: "complete" });
  yield await as("brand", "/notifications", {});
  yield await as("brand", "/notifications/settings", { mail: "daily", app: "content" });
  yield await as("brand", "/preferences/sidebar", { sidebar: "closed" });
  yield await as("brand", "/preferences/theme", { theme: "dark" });
  yield await as("brand", "/logout", {});
}
