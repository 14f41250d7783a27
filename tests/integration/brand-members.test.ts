import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessionCheck } from "~/features/accounts/session.server";
import { saveBrandProfile } from "~/features/brands/commands.server";
import { brandProfileSchema } from "~/features/brands/schema";
import { notify } from "~/features/notifications/notify";
import { brandMembers, brandProfiles } from "~db/schema";
import { authContext } from "../support/auth-context";
import { commandContext, database } from "../support/command-context";
import { makeAthlete, makeBrand, type Person } from "../support/factories";
import { notificationsOf, testKind } from "../support/notifications";
import { openSession } from "../support/sign-in";

/** A brand with an owner and a colleague, whose own id is not the brand's. */

const db = database();

async function makeTeam() {
  const [owner, other] = [await makeBrand(db), await makeBrand(db)];
  await db.write([
    db.orm
      .update(brandMembers)
      .set({ brandId: owner.brandId })
      .where(eq(brandMembers.personId, other.userId)),
  ]);
  const colleague: Person = { ...other, brandId: owner.brandId };
  return { owner, colleague, before: other };
}

const companyOf = async (id: string) => {
  const [[row]] = await db.read(
    db.orm
      .select({ companyName: brandProfiles.companyName })
      .from(brandProfiles)
      .where(eq(brandProfiles.id, id)),
  );
  return row?.companyName;
};

test("a session acts for the brand of its person's membership", async () => {
  const { owner, before } = await makeTeam();
  const { session } = await authContext(db, {
    cookie: `session=${await openSession(db, before)}`,
  });
  if (!session.carried) throw new Error("the session has no claims");
  expect(await sessionCheck(db, Date.now(), () => {})(session.carried)).toMatchObject({
    uid: before.userId,
    brandId: owner.brandId,
    brandRole: "owner",
  });
});

test("a notification to a brand reaches all who act for it, and no one else", async () => {
  const { owner, colleague } = await makeTeam();
  const [athlete, stranger] = [await makeAthlete(db), await makeBrand(db)];
  await db.write(
    notify(commandContext(db, athlete), testKind("message"), {
      userId: owner.brandId,
      subjectId: athlete.userId,
      params: { title: "For the team" },
    }),
  );
  for (const { userId } of [owner, colleague])
    expect(await notificationsOf(db, userId)).toMatchObject([{ title: "For the team" }]);
  expect(await notificationsOf(db, stranger.userId)).toEqual([]);
});

test("a member saves the brand's profile, and not the one with the member's own id", async () => {
  const { owner, colleague, before } = await makeTeam();
  const input = brandProfileSchema.parse({ companyName: "Team Ltd", targetSports: [] });
  await saveBrandProfile(commandContext(db, colleague), input);
  expect(await companyOf(owner.brandId)).toBe("Team Ltd");
  expect(await companyOf(before.brandId)).toBe("Northlight");
});
