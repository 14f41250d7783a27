import { expect, test } from "vitest";
import { newId } from "~db/columns";
import { inviteSchema } from "../invitations/schema";
import { amendSchema } from "./schema";

const LEAST = "Please enter at least £1, or 0 if there is no fee";

const messagesOf = ({
  error,
}: {
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));

const invited = (fee: number) =>
  messagesOf(inviteSchema.safeParse({ id: newId(), campaignId: newId(), fee }));

const amended = (fee: number, ...shares: number[]) =>
  messagesOf(
    amendSchema.safeParse({
      ...{ id: newId(), fee, revisions: 2, postDays: 30, noticeDays: 7, cancellationFee: 0 },
      milestones: shares.map((share) => ({ name: "Part", share, release: "approval" })),
      deliverables: [{ platform: "instagram", format: "reel", count: 1 }],
      ...{ use: "none", useTerritory: "GB", exclusiveTerritory: "GB", law: "england" },
    }),
  );

test("a fee that no card could be charged is refused where it is offered", () => {
  expect(invited(0.99)).toEqual({ fee: LEAST });
  expect([invited(0), invited(1), invited(1.01)]).toEqual([{}, {}, {}]);
  expect(amended(0.01, 100).fee).toBe(LEAST);
});

test("so is a part of a fee, at its share", () => {
  const TOO_SMALL = "This payment would be less than £1";
  expect(amended(50, 1, 99)).toMatchObject({ "milestones.0.share": TOO_SMALL });
  for (const terms of [amended(100, 1, 99), amended(0, 1, 99), amended(1, 100)])
    expect(Object.values(terms)).not.toContain(TOO_SMALL);
});
