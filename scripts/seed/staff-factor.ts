import { generateHOTP } from "@oslojs/otp";
import { seal } from "~/platform/seal";
import type { totpFactors } from "~db/schema";
import { localVariables, portsFrom } from "../stack.mjs";

const SECRET = new TextEncoder().encode("laurel-demo-staff-20");

/** What an authenticator app shows for the demo's staff. */
export const createStaffCode = (now: number) =>
  generateHOTP(SECRET, BigInt(Math.floor(now / 30_000)), 6);

/** The second factor of a demo account, sealed with the development key. */
export async function staffFactor(
  userId: string,
  now: number,
): Promise<typeof totpFactors.$inferInsert> {
  const { FACTOR_KEYS } = localVariables(portsFrom(0), { appEnv: "development" });
  const [id = "", bytes = ""] = FACTOR_KEYS.split(":");
  const sealedSecret = await seal([{ id, bytes }], SECRET, `totp:${userId}`);
  return { userId, sealedSecret, confirmedAt: now, createdAt: now };
}
