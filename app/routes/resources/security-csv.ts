import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaffCommand } from "~/features/accounts/guards.server";
import { exportSecurity } from "~/features/consoles/export.server";
import { readSecurityFilters } from "~/features/consoles/filters";
import { csvResponse } from "~/platform/csv";
import { dayOf } from "~/platform/dates";

/** A tab of the security dashboard as a file, with the filters of its address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaffCommand(context, "oversee security");
  const filters = readSecurityFilters(context.request.url.searchParams);
  return csvResponse(`security-${filters.tab}-${dayOf(ctx.now)}`, exportSecurity(ctx, filters));
}
