import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { REPORTED_MESSAGES } from "~/features/backoffice/moderation/fields";
import { loadPlatformFigures } from "~/features/backoffice/moderation/queries.server";
import {
  loadReportable,
  reportConversation,
} from "~/features/backoffice/moderation/report-conversation.server";
import {
  decideReport,
  findReportedFile,
  listOpenReports,
  loadStaffReport,
} from "~/features/backoffice/moderation/reports.server";
import type { Report } from "~/features/backoffice/moderation/schema";
import {
  answerWarningAppeal,
  appealWarning,
  loadWarning,
} from "~/features/backoffice/moderation/warnings.server";
import {
  changeConversation,
  unsendMessage,
} from "~/features/communication/messages/change-conversation.server";
import { messageFileTarget } from "~/features/communication/messages/files.server";
import { sendMessage } from "~/features/communication/messages/send-message.server";
import { addFile } from "~/features/media/media/attachments.server";
import { DAY_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import { auditLogs, conversationReports } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeConversation,
  makeStaff,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";

/** Reports of conversations: what they keep, who sees them, and what follows from a decision. */
import { expectRoleHeldBefore } from "../support/role-age";

const db = database();
const NOT_FOUND = { code: "not_found" };
const CONFLICT = { code: "conflict" };

let brand: Person;
let athlete: Person;
let id: string;

beforeEach(async () => {
  [brand, athlete] = [await makeBrand(db, { companyName: "Harrow" }), await makeAthlete(db)];
  id = await makeConversation(db, brand, athlete, [
    { from: brand, body: "Hello" },
    { from: athlete, body: "Who are you?" },
    { from: brand, body: "None of your business", at: Date.now() },
  ]);
});

const as = (person: Person) => commandContext(db, person);

const report = (person: Person, values: Partial<Report> = {}) =>
  reportConversation(as(person), id, {
    reason: "harassment",
    details: "",
    messages: [1, 3],
    block: false,
    ...values,
  });

async function reports() {
  const [rows] = await db.read(
    db.orm.select().from(conversationReports).where(eq(conversationReports.conversationId, id)),
  );
  return rows;
}

async function onlyReport() {
  const rows = await reports();
  expect(rows).toHaveLength(1);
  return rows[0] as (typeof rows)[number];
}

const notifications = async ({ userId }: Person) => {
  const rows = await notificationsOf(db, userId);
  return rows.map(({ title }) => title);
};

test("a report copies the chosen messages of the other side, and unsending them does not remove the copies", async () => {
  await report(athlete, { messages: [1, 2, 3, 99] });
  await unsendMessage(as(brand), id, 3);
  const { messages, reporterId, reportedId } = await onlyReport();
  expect(messages.map(({ seq, body }) => [seq, body])).toEqual([
    [1, "Hello"],
    [3, "None of your business"],
  ]);
  expect([reporterId, reportedId]).toEqual([athlete.userId, brand.userId]);
});

test("removed messages are neither offered nor reported, and the form says so if none is left", async () => {
  await unsendMessage(as(brand), id, 3);
  expect((await loadReportable(as(athlete), id)).messages.map(({ seq }) => seq)).toEqual([1]);
  await expect(report(athlete, { messages: [3] })).rejects.toThrow(/have been removed/);
  expect(await reports()).toEqual([]);
  await report(athlete, { messages: [3], details: "They unsent it" });
  expect((await onlyReport()).messages).toEqual([]);
});

test("the page offers the newest messages of the other side, and earlier ones on request", async () => {
  const other = await makeAthlete(db);
  const said = Array.from({ length: REPORTED_MESSAGES + 5 }, () => ({ from: brand }));
  const long = await makeConversation(db, brand, other, said);
  const newest = await loadReportable(as(other), long);
  expect([newest.messages[0]?.seq, newest.messages.at(-1)?.seq, newest.earlier]).toEqual([
    6, 25, 6,
  ]);
  const rest = await loadReportable(as(other), long, newest.earlier);
  expect(rest.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(rest.earlier).toBeNull();
  expect((await loadReportable(as(brand), long)).messages).toEqual([]);
});

test("the same form twice, also in parallel, is one report, and a block in the later one counts", async () => {
  await Promise.all([report(athlete), report(athlete)]);
  await report(athlete, { reason: "spam", block: true });
  expect((await onlyReport()).reason).toBe("harassment");
  const hello = { id: newId(), message: "Hello?" };
  await expect(sendMessage(as(brand), { conversationId: id }, hello)).rejects.toThrow(
    "You cannot reply to this conversation",
  );
});

test("each side may report the other, and again after the moderators have closed the first report", async () => {
  const staff = as(await makeStaff(db));
  await report(athlete);
  await report(brand, { messages: [2] });
  const [first] = await reports();
  await decideReport(staff, String(first?.id), {
    decision: "dismiss",
    reporterNote: "",
    reportedNote: "",
  });
  await report(athlete);
  expect(await reports()).toHaveLength(3);
});

test("a report with a block blocks in the same batch", async () => {
  await report(athlete, { block: true });
  expect((await loadReportable(as(athlete), id)).blocked).toBe(true);
  await changeConversation(as(athlete), id, "unblock");
  expect((await loadReportable(as(athlete), id)).reportedAt).not.toBeNull();
});

test("other people's conversations answer like unknown ones", async () => {
  for (const stranger of [await makeBrand(db), await makeAthlete(db), await makeStaff(db)]) {
    await expect(loadReportable(as(stranger), id)).rejects.toMatchObject(NOT_FOUND);
    await expect(
      reportConversation(as(stranger), id, {
        reason: "spam",
        details: "Not mine",
        messages: [],
        block: true,
      }),
    ).rejects.toMatchObject(NOT_FOUND);
  }
  expect(await reports()).toEqual([]);
});

test("a warning notifies both sides without naming the reporter, a dismissal only the reporter", async () => {
  const staff = as(await makeStaff(db));
  await report(athlete);
  await report(brand, { messages: [2] });
  const [ofBrand, ofAthlete] = (await reports()).sort((a) =>
    a.reportedId === brand.userId ? -1 : 1,
  );
  await decideReport(staff, String(ofBrand?.id), {
    decision: "warn",
    reporterNote: "Thank you",
    reportedNote: "Please stay polite.",
  });
  await decideReport(staff, String(ofAthlete?.id), {
    decision: "dismiss",
    reporterNote: "",
    reportedNote: "",
  });
  expect(await notifications(athlete)).toEqual(["Your report led to a warning"]);
  expect((await notifications(brand)).sort()).toEqual([
    "A warning about your messages",
    "Your report was looked at",
  ]);
  const warning = (await notificationsOf(db, brand.userId)).find(
    ({ title }) => title === "A warning about your messages",
  );
  expect(warning?.message).toContain("Please stay polite.");
  expect(`${warning?.message} ${warning?.link}`).not.toMatch(new RegExp(`${athlete.name}|${id}`));
});

test("staff see the copies and the other reports of the person, and nothing else of the conversation", async () => {
  await report(athlete, { messages: [1] });
  const { id: reportId } = await onlyReport();
  const shown = await loadStaffReport(as(await makeStaff(db)), reportId);
  expect(shown.messages.map(({ body }) => body)).toEqual(["Hello"]);
  expect(shown.reported).toBe("Harrow");
  expect(JSON.stringify(shown)).not.toMatch(/None of your business|Who are you/);
  const queue = await listOpenReports(db);
  expect(queue.find((one) => one.id === reportId)).toMatchObject({
    messages: 1,
    reported: "Harrow",
    reporter: athlete.name,
  });
  expect((await loadPlatformFigures(db)).openReports.n).toBeGreaterThan(0);
});

/** Sends a PDF. @returns the id of the file */
async function sendPdf(from: Person, name: string) {
  const file = { id: newId(), name, kind: "document" as const, bytes: 10, width: 0, height: 0 };
  const stored = { ...file, durationMs: null, poster: false, sha256: null };
  await addFile(as(from), messageFileTarget, { conversationId: id }, stored);
  return file.id;
}

test("staff open the reported files alone, each look is audited, and an unsent file is gone", async () => {
  const [shown, other] = [await sendPdf(brand, "rider.pdf"), await sendPdf(brand, "private.pdf")];
  const own = await sendPdf(athlete, "mine.pdf");
  await report(athlete, { messages: [1, 4, 6] });
  const { id: reportId } = await onlyReport();
  const staff = as(await makeStaff(db));
  const { messages } = await loadStaffReport(as(await makeStaff(db)), reportId);
  expect(messages.map(({ seq, file }) => [seq, file?.id ?? null])).toEqual([
    [1, null],
    [4, shown],
  ]);
  expect(await findReportedFile(staff, reportId, shown)).toMatchObject({ name: "rider.pdf" });
  await findReportedFile(staff, reportId, shown);
  for (const foreign of [other, own, newId()])
    await expect(findReportedFile(staff, reportId, foreign)).rejects.toMatchObject(NOT_FOUND);
  await expect(findReportedFile(staff, newId(), shown)).rejects.toMatchObject(NOT_FOUND);
  for (const person of [brand, athlete])
    await expect(findReportedFile(as(person), reportId, shown)).rejects.toMatchObject({
      code: "forbidden",
    });
  const [looks] = await db.read(
    db.orm
      .select({ userId: auditLogs.userId, detail: auditLogs.detail })
      .from(auditLogs)
      .where(
        and(
          eq(auditLogs.resourceId, reportId),
          eq(auditLogs.action, "conversation_report_file_opened"),
        ),
      ),
  );
  const look = { userId: staff.actor.personId, detail: { mediaId: shown } };
  expect(looks).toEqual([look, look]);

  await unsendMessage(as(brand), id, 4);
  await expect(findReportedFile(staff, reportId, shown)).rejects.toMatchObject(NOT_FOUND);
  const { messages: stored } = await loadStaffReport(as(await makeStaff(db)), reportId);
  expect(stored.map(({ body, file }) => [body, file])).toEqual([
    ["Hello", null],
    ["Sent a file: rider.pdf", null],
  ]);
});

test("each step is audited without the text of a message", async () => {
  await report(athlete, { details: "A private word" });
  const { id: reportId } = await onlyReport();
  const [rows] = await db.read(
    db.orm.select().from(auditLogs).where(eq(auditLogs.resourceId, reportId)),
  );
  expect(rows.map(({ action }) => action)).toEqual(["conversation_reported"]);
  expect(JSON.stringify(rows)).not.toMatch(/private word|None of your/);
});

test("who was warned appeals once, and another moderator takes the warning back", async () => {
  const [first, second] = [as(await makeStaff(db)), as(await makeStaff(db))];
  await report(athlete);
  const { id: reportId } = await onlyReport();
  await expect(loadWarning(as(brand), reportId), "not decided yet").rejects.toMatchObject(
    NOT_FOUND,
  );
  await decideReport(first, reportId, {
    decision: "warn",
    reporterNote: "Thanks",
    reportedNote: "Stay polite",
  });
  for (const other of [athlete, await makeBrand(db)]) {
    await expect(loadWarning(as(other), reportId)).rejects.toMatchObject(NOT_FOUND);
    await expect(appealWarning(as(other), reportId, "Mine")).rejects.toMatchObject(CONFLICT);
  }
  const shown = await loadWarning(as(brand), reportId);
  expect(shown).toMatchObject({ note: "Stay polite", decision: "warned", appealedAt: null });
  expect(JSON.stringify(shown)).not.toContain(athlete.userId);

  const late = { ...as(brand), now: Date.now() + 31 * DAY_MS };
  expect((await loadWarning(late, reportId)).until).toBeNull();
  await expect(appealWarning(late, reportId, "Too late")).rejects.toMatchObject(CONFLICT);
  const tries = await Promise.allSettled([
    appealWarning(as(brand), reportId, "It was a joke"),
    appealWarning(as(brand), reportId, "It was a joke"),
  ]);
  expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(
    (await listOpenReports(db)).find((open) => open.id === reportId)?.appealedAt,
  ).not.toBeNull();

  const answer = { decision: "overturn", answer: "You're right" } as const;
  await expect(answerWarningAppeal(first, reportId, answer)).rejects.toMatchObject(CONFLICT);
  await expect(answerWarningAppeal(as(brand), reportId, answer)).rejects.toMatchObject({
    code: "forbidden",
  });
  await answerWarningAppeal(second, reportId, answer);
  expect(await loadWarning(as(brand), reportId)).toMatchObject({
    decision: "dismissed",
    answer: "You're right",
    until: null,
  });
  expect(await notifications(brand)).toContain("Warning taken back");
  expect((await listOpenReports(db)).map((open) => open.id)).not.toContain(reportId);
  await expect(answerWarningAppeal(second, reportId, answer)).rejects.toMatchObject(NOT_FOUND);
});

test("an appeal against a warning is answered by whoever was a moderator before it, or has been one for three days", async () => {
  await report(athlete);
  const { id: reportId } = await onlyReport();
  await decideReport(as(await makeStaff(db)), reportId, {
    decision: "warn",
    reporterNote: "Thanks",
    reportedNote: "Stay polite",
  });
  await appealWarning(as(brand), reportId, "It was a joke");
  const { closedAt } = await onlyReport();
  await expectRoleHeldBefore(as(await makeStaff(db)), closedAt ?? 0, (by) =>
    answerWarningAppeal(by, reportId, { decision: "uphold", answer: "It stands" }),
  );
});
