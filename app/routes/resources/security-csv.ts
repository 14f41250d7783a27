import { readCursor } from "~/platform/list-cursor";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaffCommand } from "~/features/accounts/guards.server";
import { exportSecurity } from "~/features/consoles/export.server";
import { readSecurityFilters } from "~/features/consoles/security-filters";
import { csvResponse } from "~/platform/csv-response";
import { dayOf } from "~/platform/dates";

/** A tab of the security dashboard as a file, with the filters of its address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaffCommand(context, "oversee security");
  const { searchParams } = context.request.url;
  const filters = readSecurityFilters(searchParams);
  const rows = exportSecurity(ctx, filters, {
    origin: context.env.APP_ORIGIN,
    after: readCursor(searchParams),
  });
  return csvResponse(`security-${filters.tab}-${dayOf(ctx.now)}`, rows);
}
