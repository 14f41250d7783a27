import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  changeConversation,
  unsendMessage,
} from "~/features/communication/messages/change-conversation.server";
import { PAGE, UNSEND_MS } from "~/features/communication/messages/fields";
import { loadConversations } from "~/features/communication/messages/load-conversations.server";
import { loadThread } from "~/features/communication/messages/load-thread.server";
import { markRead } from "~/features/communication/messages/mark-read.server";
import { sendSchema } from "~/features/communication/messages/schema";
import { sendMessage } from "~/features/communication/messages/send-message.server";
import { loadBell } from "~/features/communication/notifications/queries.server";
import { MINUTE_MS } from "~/platform/durations";
import { describeNotification } from "~/server/notifications";
import { newId } from "~db/columns";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeConversation,
  makeInvitation,
  type Person,
  sideOf,
} from "../support/factories";
import { database } from "../support/own-database";

/** Messages between a brand and an athlete: permissions, order and read state. */

const db = database();
const NOT_FOUND = { code: "not_found" };

let brand: Person;
let athlete: Person;

beforeEach(async () => {
  [brand, athlete] = [await makeBrand(db, { companyName: "Harrow" }), await makeAthlete(db)];
});

const as = (person: Person, later = 0) => {
  const ctx = commandContext(db, person);
  return { ...ctx, now: ctx.now + later };
};

const write = (from: Person, to: Person, message = "Hello", id = newId(), later = 0) =>
  sendMessage(as(from, later), { id: sideOf(to) }, { id, message });

const thread = (person: Person, id: string) => loadThread(as(person), id, "newest");

const unreadOf = async (person: Person) =>
  (await loadBell(as(person), describeNotification)).messages;

const tabOf = async (person: Person, tab: "all" | "unread" | "archived") =>
  (await loadConversations(as(person), { tab, after: null })).items.map(({ id }) => id);

describe("who may write", () => {
  test("a brand writes to an athlete, who answers in the same conversation", async () => {
    const id = await write(brand, athlete);
    expect(await write(athlete, brand, "Hi")).toBe(id);
    expect(
      await sendMessage(as(athlete), { conversationId: id }, { id: newId(), message: "!" }),
    ).toBe(id);
    const { messages, name } = await thread(athlete, id);
    expect(messages.map(({ body }) => body)).toEqual(["Hello", "Hi", "!"]);
    expect(name).toBe("Harrow");
  });

  test("an athlete writes first only to a brand that invited them", async () => {
    await expect(write(athlete, brand)).rejects.toMatchObject(NOT_FOUND);
    await makeInvitation(db, await makeCampaign(db, brand.brandId), athlete.userId, "pending");
    await write(athlete, brand);
    const other = await makeAthlete(db);
    await expect(write(other, brand)).rejects.toMatchObject(NOT_FOUND);
  });

  test("a person cannot write to their own side, to themselves or to an unknown person", async () => {
    for (const to of [await makeBrand(db), brand, { ...athlete, userId: newId() }])
      await expect(write(brand, to)).rejects.toMatchObject(NOT_FOUND);
  });

  test("other people's conversations answer like unknown ones, to reads, writes and changes", async () => {
    const id = await write(brand, athlete);
    const message = { id: newId(), message: "Me too" };
    for (const stranger of [await makeBrand(db), await makeAthlete(db)]) {
      const ctx = as(stranger);
      await expect(thread(stranger, id)).rejects.toMatchObject(NOT_FOUND);
      await expect(sendMessage(ctx, { conversationId: id }, message)).rejects.toMatchObject(
        NOT_FOUND,
      );
      await expect(changeConversation(ctx, id, "block")).rejects.toMatchObject(NOT_FOUND);
      await expect(unsendMessage(ctx, id, 1)).rejects.toMatchObject(NOT_FOUND);
      expect(await markRead(db, stranger.userId, id, 1)).toBeNull();
      expect(await tabOf(stranger, "all")).toEqual([]);
    }
    expect((await thread(athlete, id)).messages).toHaveLength(1);
  });
});

describe("a block", () => {
  test.each(["brand", "athlete"] as const)(
    "by the %s ends both directions until it is undone",
    async (side) => {
      const id = await write(brand, athlete);
      const [blocker, other] = side === "brand" ? [brand, athlete] : [athlete, brand];
      await changeConversation(as(blocker), id, "block");
      await expect(write(blocker, other)).rejects.toMatchObject({
        code: "forbidden",
        message: expect.stringMatching(/You've blocked/),
      });
      await expect(write(other, blocker)).rejects.toMatchObject({
        code: "forbidden",
        message: expect.stringMatching(/^You cannot reply to this conversation$/),
      });
      expect(await thread(blocker, id)).toMatchObject({ blocked: true, otherBlocks: false });
      expect(await thread(other, id)).toMatchObject({ blocked: false, otherBlocks: true });
      await changeConversation(as(blocker), id, "unblock");
      await write(other, blocker);
    },
  );

  test("that comes between the check and the write stops the message", async () => {
    const id = await write(brand, athlete);
    const staleForm = {
      ...db,
      write: async (statements: Parameters<typeof db.write>[0]) => {
        await changeConversation(as(athlete), id, "block");
        return db.write(statements);
      },
    };
    const sent = sendMessage(
      { ...as(brand), db: staleForm },
      { conversationId: id },
      { id: newId(), message: "Too late" },
    );
    await expect(sent).rejects.toMatchObject({ code: "forbidden" });
    expect((await thread(brand, id)).messages).toHaveLength(1);
  });
});

describe("order", () => {
  test("the same form sent twice, also in parallel, stores one message", async () => {
    const id = newId();
    const [first, second] = await Promise.all([
      write(brand, athlete, "Once", id),
      write(brand, athlete, "Once", id),
    ]);
    expect(first).toBe(second);
    expect(await write(brand, athlete, "Once", id)).toBe(first);
    expect((await thread(brand, first)).messages).toHaveLength(1);
    expect(await unreadOf(athlete)).toBe(1);
  });

  test("an id of another own message is refused, and an id of another person's message is accepted", async () => {
    const id = newId();
    await write(brand, athlete, "One", id);
    await expect(write(brand, athlete, "Two", id)).rejects.toMatchObject({ code: "conflict" });
    await write(athlete, brand, "Mine", id);
  });

  test("two first messages at the same moment create one conversation with both messages", async () => {
    await makeInvitation(db, await makeCampaign(db, brand.brandId), athlete.userId);
    const [a, b] = await Promise.all([write(brand, athlete, "A"), write(athlete, brand, "B")]);
    expect(a).toBe(b);
    expect((await thread(brand, a)).messages.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test("50 parallel messages have the same order for both sides, without gaps", async () => {
    const id = await write(brand, athlete);
    await Promise.all(
      Array.from({ length: 25 }, (_, i) => [
        write(brand, athlete, `brand ${i}`),
        write(athlete, brand, `athlete ${i}`),
      ]).flat(),
    );
    const [theirs, ours] = [await thread(athlete, id), await thread(brand, id)];
    const shared = ({ messages }: typeof ours) => messages.map(({ clientId: _, ...one }) => one);
    expect(shared(theirs)).toEqual(shared(ours));
    expect(ours).toMatchObject({ lastSeq: 51, older: 2 });
    expect(ours.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: PAGE }, (_, i) => i + 2),
    );
    expect(new Set(ours.messages.map(({ body }) => body)).size).toBe(PAGE);
  });
});

describe("limits", () => {
  test("a person can send 30 messages a minute, also in parallel", async () => {
    const id = await makeConversation(db, brand, athlete, []);
    const send = (later = 0) =>
      sendMessage(as(brand, later), { conversationId: id }, { id: newId(), message: "Hello" });
    const answers = await Promise.allSettled(Array.from({ length: 34 }, () => send()));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
    await expect(send()).rejects.toMatchObject({
      code: "limit",
      message: expect.stringMatching(/30 messages in a minute/),
    });
    expect((await thread(brand, id)).lastSeq).toBe(30);
    await send(MINUTE_MS + 1000);
  });

  test("a person can start 20 conversations a day, and continue existing ones", async () => {
    const athletes = await Promise.all(Array.from({ length: 20 }, () => makeAthlete(db)));
    const later = (i: number) => i * 3_000;
    for (const [i, one] of athletes.entries()) await write(brand, one, "Hi", newId(), later(i));
    await expect(write(brand, athlete, "Hi", newId(), later(21))).rejects.toMatchObject({
      code: "limit",
      message: expect.stringMatching(/20 conversations today/),
    });
    await write(brand, athletes[0] as Person, "Again", newId(), later(60));
    await write(brand, athlete, "Hi", newId(), 24 * 60 * MINUTE_MS + later(30));
  });

  test.each([
    ["", "Message cannot be empty"],
    ["  \n ", "Message cannot be empty"],
    ["a".repeat(5001), "Message must be less than 5000 characters"],
  ])("a message has 1 to 5000 characters (%#)", (message, text) => {
    const { error } = sendSchema.safeParse({ intent: "send", id: newId(), message });
    expect(error?.issues.map((issue) => issue.message)).toEqual([text]);
  });

  test("a line break counts as one character", () => {
    const message = "a\r\n".repeat(2500);
    expect(sendSchema.safeParse({ intent: "send", id: newId(), message }).success).toBe(true);
  });
});

describe("read state", () => {
  test("only moves forward, and counts the messages that are left", async () => {
    const id = await makeConversation(
      db,
      brand,
      athlete,
      Array.from({ length: 8 }, (_, i) => ({ from: i === 3 ? athlete : brand })),
      { [athlete.userId]: { readSeq: 0, unread: 7 } },
    );
    const side = async () => {
      const [item] = (await loadConversations(as(athlete), { tab: "all", after: null })).items;
      return [item?.unread, (await thread(brand, id)).otherReadSeq];
    };
    expect(await markRead(db, athlete.userId, id, 5)).toBe(5);
    expect(await side()).toEqual([3, 5]);
    expect(await markRead(db, athlete.userId, id, 2)).toBeNull();
    expect(await side()).toEqual([3, 5]);
    expect(await markRead(db, athlete.userId, id, 900)).toBe(8);
    expect(await side()).toEqual([0, 8]);
    expect(await unreadOf(athlete)).toBe(0);
  });

  test("an answer marks earlier messages as read", async () => {
    await write(brand, athlete);
    expect(await unreadOf(athlete)).toBe(1);
    await write(athlete, brand);
    expect([await unreadOf(athlete), await unreadOf(brand)]).toEqual([0, 1]);
  });

  test("the count in the navigation leaves out muted, archived and opened conversations", async () => {
    const id = await write(brand, athlete);
    expect((await loadBell(as(athlete), describeNotification, id)).messages).toBe(0);
    await changeConversation(as(athlete), id, "mute");
    expect(await unreadOf(athlete)).toBe(0);
    await changeConversation(as(athlete), id, "unmute");
    await changeConversation(as(athlete), id, "archive");
    expect(await unreadOf(athlete)).toBe(0);
  });
});

describe("the list", () => {
  test("a new message brings an archived conversation back, unless it is muted", async () => {
    const id = await write(brand, athlete);
    await changeConversation(as(athlete), id, "archive");
    expect([await tabOf(athlete, "all"), await tabOf(athlete, "archived")]).toEqual([[], [id]]);
    await write(brand, athlete);
    expect(await tabOf(athlete, "all")).toEqual([id]);
    await changeConversation(as(athlete), id, "archive");
    await changeConversation(as(athlete), id, "mute");
    await write(brand, athlete);
    expect(await tabOf(athlete, "archived")).toEqual([id]);
  });

  test("shows the newest first, with unread ones in a separate tab, page by page", async () => {
    const now = Date.now();
    for (let i = 0; i < 33; i++)
      await makeConversation(db, brand, await makeAthlete(db), [
        // Several rows have the same time.
        { from: brand, at: now - Math.floor(i / 3) * MINUTE_MS },
      ]);
    const answered = await makeConversation(db, brand, athlete, [
      { from: athlete, at: now - 2_000 },
    ]);
    const first = await loadConversations(as(brand), { tab: "all", after: null });
    const second = await loadConversations(as(brand), { tab: "all", after: first.older });
    expect([first.items.length, second.items.length, second.older]).toEqual([30, 4, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(34);
    expect(await tabOf(brand, "unread")).toEqual([answered]);
  });
});

describe("unsending", () => {
  test("within five minutes deletes the text, keeps the place and reduces the unread count", async () => {
    const id = await write(brand, athlete, "A secret");
    await unsendMessage(as(brand), id, 1);
    const { messages } = await thread(athlete, id);
    expect(messages).toMatchObject([{ seq: 1, body: "", removedAt: expect.any(Number) }]);
    expect(await unreadOf(athlete)).toBe(0);
    await expect(unsendMessage(as(brand), id, 1)).rejects.toMatchObject({ code: "conflict" });
    await write(brand, athlete, "Next");
    expect((await thread(athlete, id)).messages).toHaveLength(2);
  });

  test("is refused later, and for the other side's message", async () => {
    const id = await write(brand, athlete);
    for (const ctx of [as(brand, UNSEND_MS + 1000), as(athlete)])
      await expect(unsendMessage(ctx, id, 1)).rejects.toMatchObject({
        code: "conflict",
        message: expect.stringMatching(/can no longer be removed/),
      });
  });
});

test("a first message with contact details is delivered, with advice for both sides", async () => {
  const id = await write(brand, athlete, "Mail me: brand@example.com");
  for (const side of [brand, athlete])
    expect(await thread(side, id)).toMatchObject({ leadsOutside: true, lastSeq: 1 });
  const other = await makeAthlete(db);
  const calm = await write(brand, other, "Hello");
  await write(brand, other, "Mail me: brand@example.com");
  expect(await thread(other, calm)).toMatchObject({ leadsOutside: false });
});

/** What drizzle's batch asks of a query, prepared or not. */
interface AskedByBatch {
  _prepare(): { getQuery(): { sql: string; params: unknown[] } };
}

describe("10,000 messages", () => {
  const long = async (n: number) =>
    makeConversation(
      db,
      brand,
      athlete,
      Array.from({ length: n }, (_, i) => ({ from: i % 2 ? athlete : brand })),
      { [athlete.userId]: { readSeq: n - 10, unread: 5 } },
    );

  /** Runs the queries of a page one by one. @returns their results and query plans */
  async function looked(run: (ctx: ReturnType<typeof as>) => Promise<unknown>) {
    const plans: string[] = [];
    let trips = 0;
    const read = (async (...queries: Parameters<typeof db.read>) => {
      trips++;
      for (const query of queries) {
        const { sql: text, params } = (query as never as AskedByBatch)._prepare().getQuery();
        const plan = await db.client.execute({
          sql: `explain query plan ${text}`,
          args: params as never,
        });
        plans.push(...plan.rows.map(({ detail }) => String(detail)));
      }
      return db.read(...queries);
    }) as typeof db.read;
    const result = await run({ ...as(athlete), db: { ...db, read } });
    return { result, plans, trips };
  }

  test("cost the same to open as 50, at any position", async () => {
    const id = await long(10_000);
    for (const asked of ["newest", { at: 5_000 }, { before: 200 }, { after: 3_000 }] as const) {
      const { result, plans, trips } = await looked((ctx) => loadThread(ctx, id, asked));
      expect((result as { messages: unknown[] }).messages).toHaveLength(PAGE);
      expect(trips).toBe(1);
      // A range of the primary key: no row outside the part is read, and none is sorted.
      expect(plans.filter((plan) => / messages/.test(plan))).toEqual([
        expect.stringMatching(
          /SEARCH messages USING INDEX \S+ \(conversation_id=\? AND seq>\? AND seq<\?\)/,
        ),
      ]);
      expect(plans.filter((plan) => /^SCAN|TEMP B-TREE/.test(plan))).toEqual([]);
    }
  });

  test("cost the list and the count in the navigation one row for each conversation", async () => {
    await long(60);
    for (const tab of ["all", "unread", "archived"] as const) {
      const { plans } = await looked((ctx) => loadConversations(ctx, { tab, after: null }));
      expect(plans.filter((plan) => /^SCAN|TEMP B-TREE/.test(plan))).toEqual([]);
    }
    const { plans } = await looked((ctx) => loadBell(ctx, describeNotification));
    expect(plans.join("\n")).toMatch(/conversation_participants_unread/);
  });
});

test("deleting an account deletes its conversations", async () => {
  const id = await write(brand, athlete);
  await db.write([sql`delete from profiles where id = ${athlete.userId}`]);
  await expect(thread(brand, id)).rejects.toMatchObject(NOT_FOUND);
});
