import { isbot } from "isbot";

/** Why a click is left out: a request that opens nothing, a page loaded early, one loaded as a picture or frame, no named browser, or a known program. */
type ProgramRule = "head" | "preview" | "embedded" | "unnamed" | "known";

/** How browsers and apps say that they load something early: Chrome, Safari, Firefox. */
const EARLY_HEADERS = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];
const EARLY = /prefetch|prerender|preview/i;

/** @returns the rule that leaves this click out; null: a person's */
export function findProgramRule({
  method,
  headers,
}: {
  method: string;
  headers: Pick<Headers, "get">;
}): ProgramRule | null {
  if (method === "HEAD") return "head";
  if (EARLY_HEADERS.some((name) => EARLY.test(headers.get(name) ?? ""))) return "preview";
  if (!["document", null].includes(headers.get("Sec-Fetch-Dest"))) return "embedded";
  const program = headers.get("User-Agent")?.trim();
  if (!program) return "unnamed";
  return isbot(program) ? "known" : null;
}
