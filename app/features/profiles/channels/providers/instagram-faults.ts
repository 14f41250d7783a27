import { z } from "zod";
import { type ProviderReply, rateLimited } from "./fetch-provider";
import type { Refusal } from "./provider";

const errors = z.object({
  error: z.object({ code: z.int(), error_subcode: z.int().optional() }),
});

/** The app was removed, the password changed, the session ended by Instagram: the person has to connect again. */
const ENDED = new Set([458, 459, 460, 464, 467]);
const LIMITED = new Set([4, 17, 32, 613, 80002]);

export function classifyFault(
  { status, headers, body }: ProviderReply,
  now: number,
): Refusal | null {
  const { data } = errors.safeParse(body);
  if (!data) return null;
  const { code, error_subcode = 0 } = data.error;
  if (code === 190) return { fault: ENDED.has(error_subcode) ? "revoked" : "expired" };
  if (status === 429 || LIMITED.has(code)) return rateLimited(now, secondsToRegain(headers));
  if (code === 3 || code === 10 || (code >= 200 && code < 300)) return { fault: "scope_missing" };
  if (code === 1 || code === 2) return { fault: "failing" };
  if (code === 100 && error_subcode === 33) return { fault: "gone" };
  return { fault: "refused" };
}

const usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().min(0) })),
);

/** Minutes in a header of JSON, for each account that was asked about. */
function secondsToRegain(headers: Headers): number | undefined {
  try {
    const said = usage.parse(JSON.parse(headers.get("X-Business-Use-Case-Usage") ?? ""));
    const minutes = Object.values(said)
      .flat()
      .map((entry) => entry.estimated_time_to_regain_access);
    return minutes.length ? Math.max(...minutes) * 60 : undefined;
  } catch {
    return undefined;
  }
}
