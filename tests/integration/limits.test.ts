import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { campaignSchema } from "~/features/campaigns/campaigns/schema";
import { deliverablesStart } from "~/features/campaigns/terms/form";
import { addComment } from "~/features/content/content/comments.server";
import { createContent } from "~/features/content/content/drafts.server";
import { editContentSchema } from "~/features/content/content/schema";
import { INVITATIONS_PER_HOUR } from "~/features/deals/invitations/invitation-limits";
import { invite } from "~/features/deals/invitations/invite.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { saveSearch } from "~/features/finding/discovery/saved-searches.server";
import { saveSearchSchema } from "~/features/finding/discovery/schema";
import { createMatchedCampaign } from "~/features/finding/matching/create-matched-campaign.server";
import { brandSignUp } from "~/features/identity/accounts/schema";
import { newId } from "~db/columns";
import { auditLogs, campaigns, profiles } from "~db/schema";
import { commandContext } from "../support/command-context";
import { REEL } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  type Person,
} from "../support/factories";
import { mailsQueuedFor } from "../support/notifications";
import { database } from "../support/own-database";

/** What one account may send to others, and ids that another account has used. */

const db = database();
const MINUTE_MS = 60_000;

let brand: Person;
let athlete: Person;
let campaignId: string;
let dealId: string;

beforeAll(async () => {
  brand = await makeBrand(db);
  athlete = await makeAthlete(db);
  campaignId = await makeCampaign(db, brand.brandId);
  dealId = await makeInvitation(db, campaignId, athlete.userId);
});

const unconfirm = ({ userId }: Person) =>
  db.write([
    db.orm.update(profiles).set({ emailConfirmedAt: null }).where(eq(profiles.id, userId)),
  ]);

const rows = async (query: ReturnType<typeof sql>) => (await db.write([query]))[0]?.rows ?? [];

const mailsTo = ({ userId }: Person) => mailsQueuedFor(db, userId);
const notificationsOf = ({ userId }: Person) =>
  rows(sql`select id from notifications where user_id = ${userId}`);

const invitation = (campaign: string, id = newId()) => ({
  id,
  campaignId: campaign,
  fee: 500,
  deliverables: [],
  message: "",
});

describe("names and titles are one line", () => {
  const attack = "Northlight\r\n\r\nYour account is blocked:\u2028unlock it";
  const oneLine = "Northlight Your account is blocked: unlock it";
  const id = newId();
  test.each([
    [
      "company",
      () =>
        brandSignUp.parse({
          id,
          fullName: "Ada",
          companyName: attack,
          email: "ada@test.laurel",
          password: "long enough",
        }).companyName,
    ],
    [
      "campaign",
      () =>
        campaignSchema.parse({
          id,
          title: attack,
          audienceCountries: ["GB" as const],
          targetSports: [],
          deliverables: deliverablesStart([REEL]),
        }).title,
    ],
    ["content", () => editContentSchema.parse({ intent: "save", title: attack }).title],
    ["search", () => saveSearchSchema.parse({ id, name: attack }).name],
  ])("%s", (_, parsed) => {
    expect(parsed()).toBe(oneLine);
  });

  test("a campaign's title, the subject of our mail, has no address in it", () => {
    const titled = (title: string) =>
      campaignSchema.safeParse({
        ...{ id, title, audienceCountries: ["GB" as const] },
        ...{ targetSports: [], deliverables: deliverablesStart([REEL]) },
      }).success;
    expect(titled("Unlock it at https://evil.example/login")).toBe(false);
    expect(titled("Unlock it at www.evil.example")).toBe(false);
    expect(titled("Autumn miles, 2.5 km and 10/11 Nov.")).toBe(true);
  });
});

describe("without a confirmed address", () => {
  test("a brand cannot invite and is told why", async () => {
    const newcomer = await makeBrand(db);
    await unconfirm(newcomer);
    const to = await makeAthlete(db);
    const campaign = await makeCampaign(db, newcomer.brandId);
    await expect(
      invite(commandContext(db, newcomer), to.userId, invitation(campaign)),
    ).rejects.toMatchObject({
      code: "forbidden",
      message: expect.stringContaining("Confirm your email"),
    });
    expect(await mailsTo(to)).toEqual([]);
    expect(await notificationsOf(to)).toEqual([]);
  });

  test("an athlete's answer reaches the brand's bell but sends no mail", async () => {
    const receiver = await makeBrand(db);
    const newcomer = await makeAthlete(db);
    await unconfirm(newcomer);
    const campaign = await makeCampaign(db, receiver.brandId);
    const dealId = await makeInvitation(db, campaign, newcomer.userId, "pending");
    await respondToInvitation(commandContext(db, newcomer), dealId, "accept");
    expect(await notificationsOf(receiver)).toHaveLength(1);
    expect(await mailsTo(receiver)).toEqual([]);
  });
});

test("a brand sends 200 invitations an hour, parallel ones included", async () => {
  const sender = await makeBrand(db);
  await db.write([
    db.orm.insert(auditLogs).values(
      Array.from({ length: INVITATIONS_PER_HOUR - 30 }, () => ({
        id: newId(),
        userId: sender.userId,
        action: "invitation_sent" as const,
        resourceType: "invitation",
        resourceId: newId(),
        ...{ ipAddress: "", userAgent: "", requestId: "" },
        createdAt: Date.now() - MINUTE_MS,
      })),
    ),
  ]);
  const to = await makeAthlete(db);
  const invited = await Promise.all(
    Array.from({ length: 34 }, () => makeCampaign(db, sender.brandId)),
  );
  const send = (campaign: string, later = 0) => {
    const ctx = commandContext(db, sender);
    return invite({ ...ctx, now: ctx.now + later }, to.userId, invitation(campaign));
  };
  const results = await Promise.allSettled(invited.slice(0, 33).map((id) => send(id)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
  for (const result of results)
    if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "limit" });
  await send(invited[33] as string, 61 * MINUTE_MS);
  expect(await notificationsOf(to)).toHaveLength(31);
});

describe("comments", () => {
  const inReview = () => makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const say = (person: Person, contentId: string, later = 0) => {
    const ctx = commandContext(db, person);
    return addComment({ ...ctx, now: ctx.now + later }, contentId, {
      id: newId(),
      comment: "Again",
    });
  };

  test("20 in ten minutes, over all content, parallel ones included", async () => {
    const writer = await makeAthlete(db);
    await makeInvitation(db, campaignId, writer.userId);
    const items = await Promise.all(
      [1, 2].map(() => makeContent(db, campaignId, writer.userId, "awaiting_review")),
    );
    const results = await Promise.allSettled(
      Array.from({ length: 24 }, (_, i) => say(writer, items[i % 2] as string)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "limit" });
    await say(writer, items[0] as string, 11 * MINUTE_MS);
  });

  test("of one item and ten minutes are one mail, due at the end of them", async () => {
    const receiver = await makeAthlete(db);
    const id = await makeContent(db, campaignId, receiver.userId, "awaiting_review");
    const start = Date.now();
    for (let i = 0; i < 3; i++) await say(brand, id);
    const [mail, ...others] = await mailsTo(receiver);
    expect(others).toEqual([]);
    expect(Number(mail?.dueAt)).toBeGreaterThanOrEqual(start + 10 * MINUTE_MS);
    expect(await notificationsOf(receiver)).toHaveLength(3);
    // Once it is on its way, the next comment is a mail of its own.
    await rows(sql`update outbox set attempts = 1
      where kind = 'notice' and payload ->> '$.notificationId' in
        (select id from notifications where user_id = ${receiver.userId})`);
    await say(brand, id);
    expect(await mailsTo(receiver)).toHaveLength(2);
  });

  test("with an id that another comment has are refused", async () => {
    const contentId = await inReview();
    const id = newId();
    const ctx = commandContext(db, brand);
    await addComment(ctx, contentId, { id, comment: "Mine" });
    await addComment(ctx, contentId, { id, comment: "Mine" });
    for (const [person, comment] of [
      [athlete, "Mine"],
      [brand, "Something else"],
    ] as const)
      await expect(
        addComment(commandContext(db, person), contentId, { id, comment }),
      ).rejects.toMatchObject(TAKEN);
  });
});

const TAKEN = { code: "conflict", message: expect.stringContaining("nothing was saved") };

describe("an id that another row has", () => {
  const brief = (id: string, title = "Autumn miles") => ({
    id,
    title,
    description: "",
    requirements: "",
    audienceCountries: ["GB" as const],
    targetSports: [],
    deliverables: [],
  });

  test("makes no campaign, neither another brand's nor an edited one of one's own", async () => {
    const id = newId();
    await createMatchedCampaign(commandContext(db, brand), brief(id));
    await createMatchedCampaign(commandContext(db, brand), brief(id));
    const other = await makeBrand(db);
    await expect(createMatchedCampaign(commandContext(db, other), brief(id))).rejects.toMatchObject(
      TAKEN,
    );
    await expect(
      createMatchedCampaign(commandContext(db, brand), brief(id, "Winter miles")),
    ).rejects.toMatchObject(TAKEN);
    const [stored] = await db.read(
      db.orm
        .select({ brandId: campaigns.brandId, title: campaigns.title })
        .from(campaigns)
        .where(eq(campaigns.id, id)),
    );
    expect(stored).toEqual([{ brandId: brand.brandId, title: "Autumn miles" }]);
  });

  test("makes no content", async () => {
    const other = await makeAthlete(db);
    const others = await makeInvitation(db, campaignId, other.userId);
    const id = newId();
    await createContent(commandContext(db, athlete), { id, dealId });
    await expect(
      createContent(commandContext(db, other), { id, dealId: others }),
    ).rejects.toMatchObject(TAKEN);
  });

  test("makes no invitation", async () => {
    const [first, second] = [await makeAthlete(db), await makeAthlete(db)];
    const sent = invitation(campaignId);
    await invite(commandContext(db, brand), first.userId, sent);
    await expect(invite(commandContext(db, brand), second.userId, sent)).rejects.toMatchObject(
      TAKEN,
    );
    expect(await notificationsOf(second)).toEqual([]);
  });

  test("makes no saved search", async () => {
    const search = { id: newId(), name: "Runners", query: "?sport=Running" };
    await saveSearch(commandContext(db, brand), search);
    const other = await makeBrand(db);
    await expect(saveSearch(commandContext(db, other), search)).rejects.toMatchObject(TAKEN);
  });
});
