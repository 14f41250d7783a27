import { expect, test } from "vitest";
import { describeNotification, NOTIFICATION_KINDS } from "~/server/notifications";
import { NOTIFICATION_CATEGORIES } from "~db/constants";

test("each kind has a name of its own and a category of the settings", () => {
  const names = NOTIFICATION_KINDS.map(({ name }) => name);
  expect(names.filter((name) => !/^[a-z_]+\.[a-z_]+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const categories = NOTIFICATION_KINDS.map(({ category }) => category);
  expect(new Set(categories)).toEqual(new Set(NOTIFICATION_CATEGORIES));
});

test("text and address follow from the row, and lead to the list once the subject is deleted", () => {
  const row = {
    kind: "campaign.launched",
    subjectId: "c1",
    params: { company: "Northlight", title: "Autumn miles" },
  };
  expect(describeNotification(row)).toEqual({
    title: "Northlight: “Autumn miles” launched",
    message: "They launched “Autumn miles”. You can start on your content.",
    link: "/athlete/campaigns/c1",
  });
  expect(describeNotification({ ...row, subjectId: null })?.link).toBe("/athlete/campaigns");
});

test.each([
  [
    "content.submitted",
    { athleteName: "Rosie Calder", title: "Ten weeks out", version: 1, lastDay: "2001-11-30" },
    "Rosie Calder: “Ten weeks out” to review by Fri 30 Nov 2001",
  ],
  [
    "content.changes_requested",
    { company: "Northlight", title: "Ten weeks out", lastDay: "2001-11-30", feedback: "Brighter" },
    "Northlight: changes to “Ten weeks out” by Fri 30 Nov 2001",
  ],
  [
    "contract.sent",
    { company: "Northlight", title: "Autumn miles" },
    "Northlight: contract to sign, Autumn miles",
  ],
  [
    "payment.sent",
    { side: "athlete", athlete: "Rosie", company: "Northlight", campaign: "Miles", amount: 100 },
    "Northlight: £1 on its way, Miles",
  ],
  [
    "deadline.reminder",
    { kind: "invitation", campaign: "Miles", company: "Northlight", lastDay: "2001-11-30" },
    "Northlight: answer to Miles due by Fri 30 Nov 2001",
  ],
])(
  "the title of %s says who, then what, and its text does not repeat the name",
  (kind, params, title) => {
    const text = describeNotification({ kind, subjectId: "s1", params });
    expect(text?.title).toBe(title);
    expect(text?.message).not.toContain(title.split(":")[0]);
  },
);

test("stored amounts, days and choices become words when a row is shown", () => {
  const messageOf = (kind: string, params: Record<string, unknown>) =>
    describeNotification({ kind, subjectId: "s1", params })?.message;
  const offer = { type: "refund", amount: 25_000, terms: "Half back" };
  expect(messageOf("dispute.offer_made", { name: "Maya", title: "Late reel", offer })).toBe(
    "They offer to settle the dispute “Late reel”. Refund of £250: Half back",
  );
  const settled = { name: "Maya", other: "Northlight", title: "Late reel" };
  expect(messageOf("dispute.settled", { ...settled, offer: { ...offer, amount: null } })).toBe(
    "They accepted Northlight’s offer, which settles “Late reel”. Refund: Half back",
  );
  const changes = [
    { part: "endDate", before: "2027-02-01", after: null },
    { part: "overdueReview", before: "remind", after: "approve" },
  ];
  expect(
    messageOf("campaign.changed", { company: "Northlight", title: "Autumn miles", changes }),
  ).toBe(
    "They changed “Autumn miles”. End date: To be agreed (was 1 Feb 2027). If a review is late: Approved automatically (was The brand is reminded). You can compare it with what you agreed to.",
  );
});

test("a kind that has been removed has no text", () => {
  expect(describeNotification({ kind: "gone.kind", subjectId: null, params: {} })).toBeNull();
});

test("the text of a signature is true before and after the second one", () => {
  const params = { kind: "contract", title: "Autumn miles", from: "Northlight", isLast: false };
  expect(describeNotification({ kind: "contract.signed", subjectId: "c1", params })?.message).toBe(
    "They signed the contract for “Autumn miles”. It counts once both sides have signed.",
  );
});
