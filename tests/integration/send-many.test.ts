import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeConversation } from "~/features/communication/messages/change-conversation.server";
import { CONVERSATION_LIMIT, MESSAGE_LIMIT } from "~/features/communication/messages/fields";
import { loadConversations } from "~/features/communication/messages/load-conversations.server";
import { listRecipients, sendToMany } from "~/features/communication/messages/send-many.server";
import { newId } from "~db/columns";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeConversation,
  makeInvitation,
  type Person,
} from "../support/factories";
import { interrupted } from "../support/interrupted";
import { database } from "../support/own-database";

/** One message to several athletes. */

const db = database();
const as = (person: Person) => commandContext(db, person);

const inbox = async (person: Person) =>
  (await loadConversations(as(person), { tab: "all", after: null })).items;

async function invite(names: string[]) {
  const brand = await makeBrand(db);
  const campaignId = await makeCampaign(db, brand.brandId);
  const athletes: Person[] = [];
  const ids: string[] = [];
  for (const name of names) {
    const athlete = await makeAthlete(db, { name });
    athletes.push(athlete);
    ids.push(await makeInvitation(db, campaignId, athlete.userId, "pending"));
  }
  return { brand, campaignId, athletes, ids };
}

const message = (text = "Welcome aboard") => ({ id: newId(), message: text });

test("each gets it in a conversation of their own, new or not, and a repeated send counts once", async () => {
  const { brand, campaignId, athletes, ids } = await invite(["Ada", "Bea"]);
  const [ada, bea] = athletes as [Person, Person];
  const known = await makeConversation(db, brand, ada, [{ from: ada }]);
  const sent = message();
  const done = { sent: 2, refused: [], campaignId };
  expect(await sendToMany(as(brand), ids, sent)).toEqual(done);
  expect(await sendToMany(as(brand), ids, sent)).toEqual(done);
  for (const [athlete, said] of [
    [ada, 2],
    [bea, 1],
  ] as const) {
    const own = await inbox(athlete);
    expect(own).toMatchObject([{ unread: 1 }]);
    const [[count]] = await db.read(
      db.orm.all<{ n: number }>(
        sql`select count(*) as n from messages where conversation_id = ${own[0]?.id}`,
      ),
    );
    expect(count?.n).toBe(said);
  }
  expect((await inbox(ada))[0]?.id).toBe(known);
  await sendToMany(as(brand), ids, message("And one more"));
  expect(await inbox(bea)).toMatchObject([{ unread: 2 }]);
});

test("those who cannot be written to are named with the reason, and the others get it", async () => {
  const { brand, athletes, ids } = await invite(["Ada", "Bea", "Cleo", "Dora"]);
  const [ada, bea, cleo, dora] = athletes as [Person, Person, Person, Person];
  const theirs = await makeConversation(db, brand, bea, [{ from: brand }]);
  await changeConversation(as(bea), theirs, "block");
  const ours = await makeConversation(db, brand, cleo, [{ from: cleo }]);
  await changeConversation(as(brand), ours, "block");
  await db.write([sql`update profiles set closed_at = 1 where id = ${dora.userId}`]);
  const { sent, refused } = await sendToMany(as(brand), ids, message());
  expect(sent).toBe(1);
  expect(refused.map(({ name, refusal }) => [name, refusal])).toEqual([
    ["Bea", "this athlete can't be messaged"],
    ["Cleo", "you've blocked this conversation"],
    ["Dora", "this account is closed"],
  ]);
  expect(await inbox(ada)).toMatchObject([{ unread: 1 }]);
  expect(await inbox(cleo)).toMatchObject([{ unread: 0 }]);
});

test("the limits of messages and of new conversations hold for several at once", async () => {
  const names = Array.from({ length: CONVERSATION_LIMIT.count + 2 }, (_, i) => `A${100 + i}`);
  const { brand, ids } = await invite(names);
  const first = await sendToMany(as(brand), ids, message());
  expect(first.sent).toBe(CONVERSATION_LIMIT.count);
  expect(first.refused.map(({ refusal }) => refusal)).toEqual(
    Array(2).fill("you can start 20 conversations a day"),
  );
  const second = await sendToMany(as(brand), ids, message());
  expect(second.sent).toBe(MESSAGE_LIMIT.count - CONVERSATION_LIMIT.count);
  expect(second.refused).toHaveLength(names.length - second.sent);
});

test("a block that comes in between undoes all of it", async () => {
  const { brand, athletes, ids } = await invite(["Ada", "Bea"]);
  const [ada, bea] = athletes as [Person, Person];
  const id = await makeConversation(db, brand, bea, [{ from: bea }]);
  const overtaken = interrupted(db, () => changeConversation(as(bea), id, "block"));
  await expect(sendToMany({ ...as(brand), db: overtaken }, ids, message())).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await inbox(ada)).toEqual([]);
});

test("another brand's invitations lead to no one", async () => {
  const { ids } = await invite(["Ada"]);
  const other = await makeBrand(db);
  expect(await listRecipients(as(other), ids)).toEqual([]);
  await expect(sendToMany(as(other), ids, message())).rejects.toMatchObject({ code: "not_found" });
});
