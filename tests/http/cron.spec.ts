import { expect, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { dayOf } from "~/platform/dates";
import { queueMail } from "~/platform/mail";
import { newId } from "~db/columns";
import { dailyJobs, outbox } from "~db/schema";
import { ask, authedClient } from "../support/http";
import { waitForMail } from "../support/inbox";
import { makeWorld } from "../support/world";

/** The Worker's own handler, as Cloudflare's cron calls it. */
const runCron = (cron: string) => ask(`/cdn-cgi/local/scheduled?cron=${cron.replaceAll(" ", "+")}`);

test("the minute's cron sends what is due, and the nightly one schedules the day", async () => {
  const { db } = await makeWorld();
  const key = newId();
  const to = `${key}@test.laurel`;
  await db.write([
    queueMail({ to, subject: "By cron", text: "Hello", reason: "A test." }, Date.now(), key),
  ]);
  expect((await runCron("* * * * *")).status).toBe(200);
  await waitForMail(to, /By cron/);
  // Another drainer may have sent it, which marks the row when the provider has answered.
  await expect(async () => {
    const [[row]] = await db.read(
      db.orm
        .select({ sentAt: outbox.sentAt })
        .from(outbox)
        .where(eq(outbox.idempotencyKey, `mail:${key}`)),
    );
    expect(row?.sentAt).toBeGreaterThan(0);
  }).toPass({ timeout: 15_000 });

  expect((await runCron("15 3 * * *")).status).toBe(200);
  const [jobs] = await db.read(
    db.orm
      .select()
      .from(dailyJobs)
      .where(eq(dailyJobs.day, dayOf(Date.now()))),
  );
  expect(jobs.length).toBeGreaterThan(3);
  db.client.close();
});

test("saving preferences again and again is refused, and others still write", async () => {
  const { db, people } = await makeWorld();
  const [brand, athlete] = [
    await authedClient(db, people.brand),
    await authedClient(db, people.athlete),
  ];
  const save = (i: number) =>
    brand("/brand/preferences", { form: { targetFollowerMin: String(i + 1) } });
  const burst = async (first: number, count: number) => {
    const statuses: number[] = [];
    for (let i = first; i < first + count; i += 4) {
      const answers = await Promise.all([0, 1, 2, 3].map((n) => save(i + n)));
      statuses.push(...answers.map(({ status }) => status));
    }
    return statuses.sort();
  };
  expect(await burst(0, 24)).toEqual([...Array(20).fill(303), ...Array(4).fill(429)]);
  const refused = await save(24);
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect(await refused.text()).toContain("Wait a minute, then save again.");
  expect(new Set(await burst(28, 36))).toEqual(new Set([429]));
  expect((await athlete("/notifications", { form: { all: "yes" } })).status).toBeLessThan(400);
  expect((await ask("/readyz")).status).toBe(200);
  db.client.close();
});
