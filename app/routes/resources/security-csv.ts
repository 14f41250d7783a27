import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportSecurity } from "~/features/backoffice/consoles/export.server";
import { readSecurityFilters } from "~/features/backoffice/consoles/security-filters";
import { requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { dayOf } from "~/platform/dates";
import { csvResponse } from "~/platform/download-response";
import { readCursor } from "~/platform/list-cursor";

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
