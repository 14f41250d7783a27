import { desc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sendContactMessage } from "~/features/communication/contact/commands.server";
import { contactSchema } from "~/features/communication/contact/schema";
import { AppError, unavailable } from "~/platform/errors";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { contactMessages, outbox } from "~db/schema";
import { database } from "../support/own-database";

const db = database();
const env = { OPERATOR_EMAIL: "operator@laurel.test" };

const typed = (more: Partial<Parameters<typeof sendContactMessage>[1]> = {}) => {
  const id = newId();
  return { id, name: "Ada", email: `${id}@club.example`, message: "Ten letters, please.", ...more };
};

const send = (
  message: Parameters<typeof sendContactMessage>[1],
  { on = db, ip = newId() }: { on?: Database; ip?: string } = {},
) => sendContactMessage({ db: on, env, now: Date.now(), ip }, message);

const stored = async (email: string) => {
  const [rows] = await db.read(
    db.orm.select().from(contactMessages).where(eq(contactMessages.email, email)),
  );
  return rows;
};

const mailsAbout = async (id: string) => {
  const [rows] = await db.read(
    db.orm
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(sql`${outbox.idempotencyKey} like ${`mail:contact%${id}`}`)
      .orderBy(desc(outbox.idempotencyKey)),
  );
  return rows.map(({ payload }) => payload as { to: string; text: string; replyTo?: string });
};

test("a message is stored, mailed to the operator and acknowledged", async () => {
  const message = contactSchema.parse(typed({ company: "Club\r\nBcc: all@club.example" }));
  await send(message);
  expect(await stored(message.email)).toMatchObject([{ id: message.id, name: "Ada" }]);
  const mails = await mailsAbout(message.id);
  expect(mails).toMatchObject([
    { to: env.OPERATOR_EMAIL, replyTo: message.email, subject: "Contact: Ada" },
    { to: message.email, subject: "We've got your message" },
  ]);
  expect(mails[0]?.text).toContain("Company: Club Bcc: all@club.example\n");
  // The acknowledgement repeats nothing that was typed.
  expect(mails[1]?.text).not.toContain(message.message);
});

test("a double submit stores and mails once", async () => {
  const message = typed();
  await Promise.all([send(message), send(message)]);
  expect(await stored(message.email)).toHaveLength(1);
  expect(await mailsAbout(message.id)).toHaveLength(2);
});

test("a filled honeypot stores nothing and sends nothing", async () => {
  const message = typed({ leaveEmpty: "https://spam.example" });
  await send(message);
  expect(await stored(message.email)).toEqual([]);
  expect(await mailsAbout(message.id)).toEqual([]);
});

test("one mailbox may send five messages an hour, with any tags", async () => {
  const { email } = typed();
  for (let i = 0; i < 5; i++) await send(typed({ email }));
  const sixth = contactSchema.parse(typed({ email: email.toUpperCase().replace("@", "+tag@") }));
  await expect(send(sixth)).rejects.toMatchObject({ code: "limit" });
  expect(await stored(email)).toHaveLength(5);
  expect(await mailsAbout(sixth.id)).toEqual([]);
});

test("one network may send twenty messages an hour, whatever its addresses; others still can", async () => {
  const network = newId().slice(-8);
  const ip = (n: number) => `2001:db8:${network.slice(0, 4).replace(/[^0-9a-f]/g, "0")}:1::${n}`;
  for (let i = 1; i <= 20; i++) await send(typed(), { ip: ip(i) });
  await expect(send(typed(), { ip: ip(21) })).rejects.toMatchObject({ code: "limit" });
  await send(typed());
});

test("when nothing can be stored, the sender is told to try again", async () => {
  const down: Database = { ...db, write: () => Promise.reject(unavailable(new Error("refused"))) };
  await expect(send(typed(), { on: down })).rejects.toEqual(
    new AppError("unavailable", "Failed to send message. Please try again."),
  );
});
