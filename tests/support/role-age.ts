import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { DAY_MS } from "~/platform/durations";
import { userRoles } from "~db/schema";
import { interrupted } from "./interrupted";

/** Expects that an answer of our team needs a role from before what it answers, or one of three days; a newer one is refused, also in the write. */
export async function expectRoleHeldBefore(
  ctx: CommandContext,
  decidedAt: number,
  answer: (by: CommandContext) => Promise<unknown>,
) {
  const { db, actor } = ctx;
  const appoint = (createdAt: number) =>
    db.write([
      db.orm.update(userRoles).set({ createdAt }).where(eq(userRoles.userId, actor.personId)),
    ]);
  const appointedAt = decidedAt + 1;
  const now = appointedAt + 3 * DAY_MS;
  await appoint(appointedAt);
  await expect(answer({ ...ctx, now: now - 1 })).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("Your role is newer"),
  });
  await appoint(decidedAt);
  const meanwhile = interrupted(db, () => appoint(appointedAt));
  await expect(answer({ ...ctx, db: meanwhile, now: now - 1 })).rejects.toMatchObject({
    code: "conflict",
    message: expect.not.stringContaining("Your role is newer"),
  });
  await answer({ ...ctx, now });
}
