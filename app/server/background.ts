import type { Background } from "~/platform/context";
import { readEnv } from "~/platform/env";
import { Rooms } from "~/platform/realtime";
import { fetchWithDeadline } from "~/platform/timing";
import { connect } from "~db/client";
import { PERSON_ROOM, ROOMS } from "./rooms";

/** What wrangler.toml binds to the Worker, beside the variables of `platform/env.ts` and the rooms of `rooms.ts`. */
export interface Bindings {
  ASSETS: Fetcher;
  MEDIA: R2Bucket;
  IMAGES: ImagesBinding;
  ANONYMOUS_LIMIT: RateLimit;
  PERSON_LIMIT: RateLimit;
  CLICK_LIMIT: RateLimit;
  VERSION?: WorkerVersionMetadata;
}

/** One database call of background work may take this long, whenever it begins. */
const CALL_MS = 5_000;

/** What cron and work after an answer may use: a connection whose every call has a fresh deadline. */
export function createBackground(bindings: Bindings): Background {
  const env = readEnv(bindings);
  const db = connect({
    url: env.DATABASE_URL,
    authToken: env.DATABASE_AUTH_TOKEN,
    fetch: fetchWithDeadline(CALL_MS),
    keepsStream: true,
  });
  const rooms = new Rooms(bindings, ROOMS, PERSON_ROOM);
  return { db, env, rooms, storage: bindings.MEDIA, assets: bindings.ASSETS, clock: Date.now };
}
