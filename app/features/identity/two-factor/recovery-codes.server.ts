import { type SQL, sql } from "drizzle-orm";
import type { Env } from "~/platform/env";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import { recoveryHashes } from "./check-code.server";
import { newRecoveryCode, RECOVERY_CODES } from "./recovery-codes";

/** New recovery codes, and the statements that put them in the place of the old ones. */
export async function makeRecoveryCodes(
  { env, now }: { env: Env; now: number },
  userId: string,
): Promise<{ codes: string[]; remove: Statement; inserts: [SQL, ...SQL[]] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const inserts = await Promise.all(
    codes.map(async (code) => {
      const [hash] = await recoveryHashes({ env }, userId, code);
      return sql`insert into recovery_codes (id, user_id, hash, created_at)
        select ${newId()}, user_id, ${hash}, ${now} from totp_factors
        where user_id = ${userId} and confirmed_at is not null`;
    }),
  );
  return {
    codes,
    remove: sql`delete from recovery_codes where user_id = ${userId}`,
    inserts: inserts as [SQL, ...SQL[]],
  };
}
