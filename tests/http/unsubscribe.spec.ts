import { expect, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { unsubscribeToken } from "~/features/communication/notifications/unsubscribe";
import { notificationOptOuts } from "~db/schema";
import { signedLink } from "../support/auth-context";
import { ask } from "../support/http";
import { makeWorld } from "../support/world";

test("a mail program unsubscribes its owner with one POST, and a GET changes nothing", async () => {
  const { db, people } = await makeWorld();
  const { userId } = people.athlete;
  const optOuts = async () => {
    const [rows] = await db.read(
      db.orm.select().from(notificationOptOuts).where(eq(notificationOptOuts.userId, userId)),
    );
    return rows;
  };
  const link = (token: string) => `/unsubscribe?token=${encodeURIComponent(token)}`;
  const own = link(await signedLink(unsubscribeToken(userId, "comment")));

  const page = await ask(own);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Comments and replies");
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(await optOuts(), "a scanner that opens the link ends nothing").toEqual([]);

  const oneClick = {
    form: { "List-Unsubscribe": "One-Click" },
    headers: { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" },
  };
  expect((await ask(own, oneClick)).status).toBe(303);
  expect(await optOuts()).toEqual([{ userId, category: "comment", channel: "mail" }]);

  const forged = link(`${await signedLink(unsubscribeToken(userId, "content"))}x`);
  expect((await ask(forged)).status).toBe(410);
  await ask(forged, oneClick);
  expect(await optOuts(), "a forged link ends nothing").toHaveLength(1);
});
