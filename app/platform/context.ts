import type { Emit } from "~/events";
import type { DescribeNotification } from "~/notifications";
import type { Database } from "~db/client";
import type { CookieJar } from "./cookies";
import type { Env } from "./env";
import type { ErrorCode } from "./errors";
import type { JobPlans } from "./job-runs";
import type { Rooms } from "./realtime";
import type { Session } from "./session";
import type { Meter } from "./timing";

/** Everything one request may use. Built in server/context.ts, handed to every loader and action. */
interface RequestContext {
  env: Env;
  request: {
    method: string;
    url: URL;
    id: string;
    ip: string;
    userAgent: string;
    /** Where the edge places the address, as a code of two letters; null where it does not know. */
    country: string | null;
    /** The copy the visitor has, from If-None-Match. */
    etag: string | null;
  };
  /** Allows our own inline scripts. */
  nonce: string;
  /** Milliseconds since 1970. */
  clock: () => number;
  cookies: CookieJar;
  session: Session;
  /** Its writes wait until the session has been checked, and are refused where the session sees as someone else. */
  db: Database;
  /** The statements that follow from an event, for the batch of the command that causes it. */
  emit: Emit;
  describeNotification: DescribeNotification;
  /** Takes audit rows, also where the session may change nothing. */
  auditDb: Database;
  meter: Meter;
  /** What this request failed over; the log line of a 5xx tells it. */
  failure?: unknown;
  /** Why a rule refused it, for its log line: an answer may be a redirect, which does not say so. */
  refusal?: ErrorCode;
  /** The message of a command that failed, for a page that shows it without a form. */
  failedCommand?: string;
  /** A guard has sent the visitor to sign in, or to prove again who they are. */
  proofAsked?: boolean;
  /** What the visitor had typed when their session was over: the page shows it, no action runs. */
  heldForm?: FormData;
  /** The fields of the form that this request posted to a page; null when they hold a secret. */
  postedForm?: () => Promise<[name: string, value: string][] | null>;
  /** Seconds to wait before the same request may succeed. */
  retryAfter?: number;
  rooms: Rooms;
  storage: R2Bucket;
  images: ImagesBinding;
  assets: Assets;
  /** What runs without a request. */
  jobs: JobPlans;
  /** When this version of the Worker went live; null where it is not deployed. */
  deployedAt: number | null;
  /** As whom the session saw until now: it is over. */
  sawAs?: string;
  /** Runs work after the answer, but none for a session that sees as someone else. What it throws is logged. */
  runInBackground: (work: (background: Background) => Promise<unknown>) => void;
}

/** The files that are served beside the Worker, from `public/` and the build. */
export type Assets = Pick<Fetcher, "fetch">;

/** What work without a request may use. Its connection gives every call a fresh deadline. */
export interface Background {
  db: Database;
  env: Env;
  rooms: Rooms;
  storage: R2Bucket;
  assets: Assets;
  clock: () => number;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends RequestContext {}
}
