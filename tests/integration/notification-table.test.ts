import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeConversation } from "~/features/communication/messages/change-conversation.server";
import { sendMessage } from "~/features/communication/messages/send-message.server";
import { CHANNEL_CATEGORIES } from "~/features/communication/notifications/categories";
import { queueDailyMails } from "~/features/communication/notifications/daily-mails.server";
import { notify } from "~/features/communication/notifications/notify";
import { loadBell } from "~/features/communication/notifications/queries.server";
import { queueMailTo } from "~/features/identity/accounts/mail.server";
import {
  confirmationMail,
  passwordChangedMail,
  resetMail,
} from "~/features/identity/accounts/mails";
import type { Background } from "~/platform/context";
import { HOUR_MS, MINUTE_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import {
  BELL_CATEGORIES,
  MAIL_TIMES,
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
} from "~db/constants";
import { outbox } from "~db/schema";
import { env } from "../support/auth-context";
import { chooseNotifications } from "../support/choose-notifications";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeConversation,
  type Person,
  sideOf,
} from "../support/factories";
import { startMailServer } from "../support/mail-server";
import { describeTest, testKind } from "../support/notifications";
import { ownDatabase } from "../support/own-database";
import { makeDevice } from "../support/push-devices";
import { startPushService } from "../support/push-service";
import { sendDue } from "../support/send-due";

/**
 * Every category of notifications x channel x setting: what a person gets at once, after the quiet hours, with the daily mail, or not
 * at all. Each person has other settings and is notified of each category once, so that each meets each combination of settings.
 */

const QUIET = {
  none: {},
  outside: { quietFrom: "01:00", quietTo: "05:00" },
  inside: { quietFrom: "11:00", quietTo: "14:00" },
};
type Quiet = keyof typeof QUIET;

/** 12:00 in London, where everybody is. */
const NOON = Date.parse("2026-01-14T12:00Z");
/** A message is mailed when it is unread for 30 minutes. */
const SENDING = NOON + HOUR_MS;
const QUIET_ENDS = Date.parse("2026-01-14T14:00Z");
const DIGEST = Date.parse("2026-01-15T08:00Z");

/** On and off: each pair of channels in each combination. */
const SWITCHES = [
  { app: true, mail: true, push: true },
  { app: true, mail: false, push: false },
  { app: false, mail: true, push: false },
  { app: false, mail: false, push: true },
];
type Switches = (typeof SWITCHES)[number];

type Outcome = "at once" | "after the quiet hours" | "daily" | "never";

type Brand = Person & { company: string };

interface Outcomes {
  app: boolean;
  mail: Outcome;
  push: Outcome;
}

interface Cell {
  name: string;
  kind: NotificationCategory;
  expected: Outcomes;
  got: Outcomes;
}

const db = ownDatabase();
let cells: Cell[] = [];
let mails: Awaited<ReturnType<typeof startMailServer>>;
let pushes: Awaited<ReturnType<typeof startPushService>>;

const as = (person: Person) => ({ ...commandContext(db, person), now: NOON });
const background = (now: number) =>
  ({
    db,
    env: { ...env, MAIL_API_URL: mails.url, WEB_PUSH_RELAY: pushes.url },
    clock: () => now,
  }) as unknown as Background;

/** What the settings promise. Messages are not in the bell: the navigation counts their conversations, unless they are muted. */
function promised(
  kind: NotificationCategory,
  on: Switches,
  { time, quiet, isMuted }: { time: string; quiet: Quiet; isMuted: boolean },
): Outcomes {
  const soon: Outcome = quiet === "inside" ? "after the quiet hours" : "at once";
  const mailed: Outcome = time === "at_once" ? soon : time === "daily" ? "daily" : "never";
  return {
    app: kind === "message" ? !isMuted : on.app,
    mail: on.mail && !isMuted ? mailed : "never",
    push: on.push && !isMuted ? soon : "never",
  };
}

/** The text by which a mail or a push is recognised. */
const titleOf = (kind: NotificationCategory, from: Brand) =>
  kind === "message" ? `${from.company} wrote to you` : `News about ${kind}`;

const write = (from: Brand, to: Person) =>
  sendMessage(as(from), { id: sideOf(to) }, { id: newId(), message: "Hello" });

/** Tells a person of something of each kind, two by each sender: more of one are not all mailed at once. */
async function notifyAll(from: Brand, brands: Brand[], person: Person) {
  const { userId } = person;
  await db.write(
    BELL_CATEGORIES.flatMap((category, i) =>
      notify(as(brands[i % BRANDS] as Brand), testKind(category), {
        userId,
        subjectId: category,
        params: { title: titleOf(category, from) },
      }),
    ),
  );
  await write(from, person);
}

/** A person for each combination of times and switches; the switches differ from kind to kind. */
const people = MAIL_TIMES.flatMap((time) =>
  (Object.keys(QUIET) as Quiet[]).flatMap((quiet) =>
    SWITCHES.map((_, shift) => ({
      time,
      quiet,
      on: (kind: NotificationCategory) =>
        SWITCHES[(NOTIFICATION_CATEGORIES.indexOf(kind) + shift) % SWITCHES.length] as Switches,
    })),
  ),
);
type Wishes = (typeof people)[number];

/** Each may start 20 conversations a day. */
const BRANDS = 8;

async function settle(wishes: Wishes, brands: Brand[], i: number) {
  const person = await makeAthlete(db);
  const [brand, muted] = [brands[i % BRANDS] as Brand, brands[(i + 1) % BRANDS] as Brand];
  const kindsOn = (channel: "app" | "mail" | "push") =>
    CHANNEL_CATEGORIES[channel].filter((kind) => wishes.on(kind)[channel]);
  await chooseNotifications(as(person), {
    app: kindsOn("app"),
    email: kindsOn("mail"),
    push: kindsOn("push"),
    mail: wishes.time,
    quietFrom: undefined,
    quietTo: undefined,
    ...QUIET[wishes.quiet],
  });
  const device = await makeDevice(db, person);
  await notifyAll(brand, brands, person);
  const conversationId = await makeConversation(db, muted, person, []);
  await changeConversation(as(person), conversationId, "mute");
  await write(muted, person);
  return { ...wishes, person, brand, muted, device };
}
type Settled = Awaited<ReturnType<typeof settle>>;

const arrivedMails = ({ email }: Person) =>
  mails.sent
    .filter(({ to }) => to.includes(email))
    // Of a notification it begins with the name of who it comes from.
    .map(({ subject }) => subject.replace(/^Brand \d+: /, ""));

/** What has arrived so far at this person: titles by channel. */
async function arrived({ person, device }: Settled) {
  const own = pushes.received.filter(({ path }) => path === device.path);
  const decrypted = await Promise.all(own.map(({ body }) => device.receiver.decrypt(body)));
  return {
    mails: arrivedMails(person),
    pushes: decrypted.map((json) => JSON.parse(json).title as string),
  };
}

async function cellsOf(settled: Settled, before: Awaited<ReturnType<typeof arrived>>) {
  const { person, time, quiet, on } = settled;
  const after = await arrived(settled);
  const { items, messages } = await loadBell(as(person), describeTest);
  const [digests] = await db.read(
    db.orm
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(sql`kind = 'mail' and payload ->> '$.to' = ${person.email}`),
  );
  const digest = digests.map(({ payload }) => String(payload.text)).join();
  const outcome = (title: string, channel: "mails" | "pushes"): Outcome => {
    const [n, m] = [before, after].map((all) => all[channel].filter((one) => one === title).length);
    if (m === 0) return channel === "mails" && digest.includes(title) ? "daily" : "never";
    expect(m, `${title}, once`).toBe(1);
    return n === 1 ? "at once" : "after the quiet hours";
  };
  const cell = (kind: NotificationCategory, from: Brand, isMuted: boolean): Cell => {
    const title = titleOf(kind, from);
    const { app, mail, push } = on(kind);
    return {
      name: `${kind}${isMuted ? ", muted" : ""}: app ${app}, mail ${mail} and ${time}, push ${push}, quiet hours ${quiet}`,
      kind,
      expected: promised(kind, on(kind), { time, quiet, isMuted }),
      got: {
        // One of the two conversations is counted.
        app:
          kind === "message"
            ? !isMuted && messages === 1
            : items.some((item) => item.title === title),
        mail: outcome(title, "mails"),
        push: outcome(title, "pushes"),
      },
    };
  };
  return [
    ...NOTIFICATION_CATEGORIES.map((kind) => cell(kind, settled.brand, false)),
    cell("message", settled.muted, true),
  ];
}

beforeAll(async () => {
  [mails, pushes] = await Promise.all([startMailServer(), startPushService()]);
  const brands = await Promise.all(
    Array.from({ length: BRANDS }, async (_, i): Promise<Brand> => {
      const company = `Brand ${i}`;
      return { ...(await makeBrand(db, { companyName: company })), company };
    }),
  );
  const settled = await Promise.all(people.map((wishes, i) => settle(wishes, brands, i)));
  await sendDue(background(SENDING));
  const before = await Promise.all(settled.map(arrived));
  await sendDue(background(QUIET_ENDS));
  await queueDailyMails(describeTest)(background(DIGEST), DIGEST + MINUTE_MS);
  cells = (
    await Promise.all(settled.map((one, i) => cellsOf(one, before[i] as (typeof before)[number])))
  ).flat();
});
afterAll(async () => {
  mails.stop();
  pushes.stop();
  db.client.close();
});

test.each(NOTIFICATION_CATEGORIES)("'%s' arrives as its settings say, on each channel", (kind) => {
  const own = cells.filter((cell) => cell.kind === kind);
  expect(new Set(own.map(({ name }) => name)).size, "every combination").toBe(
    SWITCHES.length * MAIL_TIMES.length * Object.keys(QUIET).length * (kind === "message" ? 2 : 1),
  );
  expect(own.map(({ name, got }) => ({ name, ...got }))).toEqual(
    own.map(({ name, expected }) => ({ name, ...expected })),
  );
});

test("mails about security are in no table of settings, and are sent at once to whoever has switched off everything", async () => {
  const nothing = { app: [], email: [], push: [], mail: "never" as const, ...QUIET.inside };
  const person = await makeAthlete(db);
  await chooseNotifications(as(person), nothing);
  const locked = [confirmationMail("t", "/dashboard"), resetMail("t"), passwordChangedMail];
  await db.write(locked.map((mail) => queueMailTo(person.userId, mail, NOON)));
  await sendDue(background(NOON));
  expect(arrivedMails(person).toSorted()).toEqual(locked.map(({ subject }) => subject).toSorted());
});
