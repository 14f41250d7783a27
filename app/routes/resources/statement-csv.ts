import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { exportStatement } from "~/features/money/statements/export.server";
import { sideOf } from "~/features/money/statements/statement.server";
import { dayOf } from "~/platform/dates";
import { csvResponse } from "~/platform/download-response";

/** One's own statement as a file. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  const name = sideOf(ctx) === "brand" ? "spending" : "earnings";
  return csvResponse(`${name}-${dayOf(ctx.now)}`, exportStatement(ctx));
}
