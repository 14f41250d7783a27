import type { Page } from "@playwright/test";
import { asc, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { messages } from "~db/schema";
import { makeBrand, makeConversation, type Person } from "./factories";

/** The thread of a conversation in a browser and in the database. */

/** A message in the thread, not in the list beside it. */
export const message = (page: Page, text: string) =>
  page.locator("[id^=message-]").filter({ hasText: text });

/** @param name whom the message is to; without it anyone */
export const textBox = (page: Page, name = "") =>
  page.getByRole("textbox", { name: `Message to ${name}` });

/** Sends a message with the keyboard, which needs scripts. */
export async function say(page: Page, text: string) {
  await textBox(page).fill(text);
  await textBox(page).press("Enter");
}

/** A conversation with one message from a brand. @returns its id, and the texts that are stored */
export async function beginConversation(db: Database, athlete: Person) {
  const brand = await makeBrand(db);
  const id = await makeConversation(db, brand, athlete, [{ from: brand, body: "Hello" }]);
  const stored = async () => {
    const [rows] = await db.read(
      db.orm
        .select({ body: messages.body })
        .from(messages)
        .where(eq(messages.conversationId, id))
        .orderBy(asc(messages.seq)),
    );
    return rows.map(({ body }) => body);
  };
  return { id, stored };
}
