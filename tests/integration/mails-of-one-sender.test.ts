import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { notify } from "~/features/communication/notifications/notify";
import type { Background } from "~/platform/context";
import { MINUTE_MS } from "~/platform/durations";
import { notifications } from "~db/schema";
import { env } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, type Person } from "../support/factories";
import { startMailServer } from "../support/mail-server";
import { testKind } from "../support/notifications";
import { ownDatabase } from "../support/own-database";
import { sendDue } from "../support/send-due";

/** Of one sender the first two mails of ten minutes are sent at once, the rest as one that lists them. */

const db = ownDatabase();
const NEWS = testKind("campaign");
let provider: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  provider = await startMailServer();
});
afterAll(() => provider.stop());

const news = ({ userId }: Person, title: string) => ({
  userId,
  subjectId: title,
  params: { title },
});

/** The mails that have come so far. @param minute from now */
async function mailsAt(minute: number, { email }: Person) {
  const now = Date.now() + minute * MINUTE_MS;
  const mailEnv = { ...env, MAIL_API_URL: provider.url };
  await sendDue({ db, env: mailEnv, clock: () => now } as unknown as Background);
  return provider.sent.filter(({ to }) => to.includes(email));
}

const subjects = async (minute: number, person: Person) =>
  (await mailsAt(minute, person)).map(({ subject }) => subject);

test("what is more than two mails of a sender in ten minutes is one mail that lists it", async () => {
  const athlete = await makeAthlete(db);
  const ctx = commandContext(db, await makeBrand(db, { companyName: "Harrow" }));
  for (const title of ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"])
    await db.write(notify(ctx, NEWS, news(athlete, title)));
  await db.write(
    notify(
      commandContext(db, await makeBrand(db, { companyName: "Tarn" })),
      NEWS,
      news(athlete, "Other"),
    ),
  );
  expect((await subjects(0, athlete)).toSorted()).toEqual(["First", "Other", "Second"]);
  // What was read is not mailed.
  await db.write([
    db.orm.update(notifications).set({ read: true }).where(eq(notifications.subjectId, "Fourth")),
  ]);
  const mails = await mailsAt(11, athlete);
  expect(mails).toHaveLength(4);
  const [list] = mails.slice(-1);
  expect(list?.subject).toBe("Sixth (+2)");
  for (const title of ["Third", "Fifth", "Sixth"]) expect(list?.text).toContain(title);
  for (const title of ["First", "Second", "Fourth", "Other"])
    expect(list?.text).not.toContain(title);
});

test("what is urgent is mailed at once", async () => {
  const athlete = await makeAthlete(db);
  const ctx = commandContext(db, await makeBrand(db, { companyName: "Harrow" }));
  for (const title of ["First", "Second", "Third"])
    await db.write(notify(ctx, NEWS, news(athlete, title)));
  const urgent = { ...testKind("dispute"), urgent: true } as const;
  await db.write(notify(ctx, urgent, news(athlete, "Dispute")));
  expect(await subjects(0, athlete)).toContain("Dispute");
});

test("a list of which one is left is a mail about that one", async () => {
  const athlete = await makeAthlete(db);
  const ctx = commandContext(db, await makeBrand(db, { companyName: "Harrow" }));
  for (const title of ["First", "Second", "Third"])
    await db.write(notify(ctx, NEWS, news(athlete, title)));
  expect(await subjects(11, athlete)).toContain("Third");
});
