import type { Env } from "~/platform/env";
import type { PublicKey } from "./chain";

type Keys = Pick<Env, "RECORD_KEY" | "RECORD_OLD_KEYS">;

/** The keys that check the product's signatures: of today, and of before. */
export const publicKeys = ({ RECORD_KEY, RECORD_OLD_KEYS }: Keys): PublicKey[] => {
  const { d: _, ...current } = RECORD_KEY;
  return [{ ...current, until: null }, ...RECORD_OLD_KEYS];
};
