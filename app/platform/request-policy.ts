import type { Env } from "./env";
import type { Sources } from "./http";

/**
 * What a body is and who reads it:
 * - `form`: urlencoded, read once into bytes, its field names checked; the only kind that pages take
 * - `multipart`: a form with a small file, read once into bytes; for pages too
 * - `json`: `application/json`, read once into bytes
 * - `signed`: the raw bytes of a webhook, of any type; the endpoint verifies their signature before it parses them
 * - `stream`: a part of an upload; its length is declared, and it is never read, cloned or buffered here
 */
export type BodyKind = "form" | "multipart" | "json" | "signed" | "stream";

interface LimitRule {
  /** Requests with the same name share one limit. */
  name: string;
  /** Without it, every method counts. */
  method?: "GET" | "POST";
  /** `person` counts the account of a signed-in visitor, and the network of any other. */
  by: "network" | "person";
}

export interface RequestPolicy {
  body: BodyKind;
  maxBytes: number;
  /** May be sent without an origin of our own: from a server, which signs what it sends. */
  anyOrigin?: boolean;
  /** Nobody is known here: cookies are taken away before anything reads, sets or logs what they say. */
  anonymous?: boolean;
  limit?: LimitRule;
  /** What pages at this address may load or send to, beyond our own site. */
  sources?: Sources | ((env: Env) => Sources);
}

/** `path` is a pattern of app/paths.ts. The first line that fits counts. */
export type PolicyTable = ({ path: string } & Partial<RequestPolicy>)[];

export const sourcesOf = ({ sources }: RequestPolicy, env: Env): Sources | undefined =>
  typeof sources === "function" ? sources(env) : sources;

const KILOBYTE = 1024;

/** What holds where the table says nothing else. */
const FORM: RequestPolicy = { body: "form", maxBytes: 64 * KILOBYTE };

/** Finds the policy of an address. */
export function policyFinder(table: PolicyTable): (url: URL) => RequestPolicy {
  const rules = table.map(({ path, ...policy }) => ({
    pattern: patternOf(path),
    policy: { ...FORM, ...policy },
  }));
  return (url) => {
    const path = routePath(url);
    return rules.find(({ pattern }) => pattern.test(path))?.policy ?? FORM;
  };
}

/** Whether an address is one of these patterns of app/paths.ts. */
export function addressTest(paths: readonly string[]): (url: URL) => boolean {
  const patterns = paths.map(patternOf);
  return (url) => {
    const path = routePath(url);
    return patterns.some((pattern) => pattern.test(path));
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);

/** An address as routes are matched: capitals, escapes and slashes at the end make no difference. */
function routePath({ pathname }: URL): string {
  const path = pathname.replace(/\.data$/, "").replace(/\/+$/, "");
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path;
  }
}
