import type { Env } from "~/platform/env";
import { seal, unseal } from "~/platform/seal";
import type { ConnectablePlatform, Tokens } from "../channels/providers/provider";

/** Tokens as they are stored: sealed for their row, so that they open nowhere else. */

export interface ConnectionKey {
  athleteId: string;
  platform: ConnectablePlatform;
}

const sealContext = ({ athleteId, platform }: ConnectionKey) => `channel:${athleteId}:${platform}`;

export const sealTokens = ({ CHANNEL_KEYS }: Env, key: ConnectionKey, tokens: Tokens) =>
  seal(CHANNEL_KEYS, new TextEncoder().encode(JSON.stringify(tokens)), sealContext(key));

/** @throws Error unless a key of CHANNEL_KEYS has sealed them for this row */
export async function openTokens(
  { CHANNEL_KEYS }: Env,
  key: ConnectionKey,
  sealed: string,
): Promise<Tokens> {
  return JSON.parse(new TextDecoder().decode(await unseal(CHANNEL_KEYS, sealed, sealContext(key))));
}
