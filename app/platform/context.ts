import type { Database } from "~db/client";
import type { CookieJar } from "./cookies";
import type { Env } from "./env";
import type { Rooms } from "./realtime";
import type { Session } from "./session";
import type { Meter } from "./timing";

/** Everything one request may use. Built in server.ts, handed to every loader and action. */
export interface RequestContext {
  env: Env;
  request: {
    method: string;
    url: URL;
    id: string;
    ip: string;
    userAgent: string;
    /** The copy the visitor has, from If-None-Match. */
    etag: string | null;
  };
  /** Allows our own inline scripts. */
  nonce: string;
  /** Milliseconds since 1970. */
  clock: () => number;
  cookies: CookieJar;
  session: Session;
  /** Its writes wait until the session has been checked. */
  db: Database;
  meter: Meter;
  rooms: Rooms;
  storage: R2Bucket;
  waitUntil: (work: Promise<unknown>) => void;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RequestContext {}
}
