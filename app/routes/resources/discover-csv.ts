import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireBrand } from "~/features/accounts/guards.server";
import { exportAthletes, streamed } from "~/features/discovery/export.server";
import { readFilters } from "~/features/discovery/read-filters";

/** Discover's result as a file, with the filters of its address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const filters = readFilters(new URL(request.url).searchParams);
  const day = new Date(ctx.now).toISOString().slice(0, 10);
  return new Response(await streamed(exportAthletes(ctx, filters, context.env.APP_ORIGIN)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="athletes-${day}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
