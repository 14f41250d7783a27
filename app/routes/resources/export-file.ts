import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportFile, inOrder } from "~/features/backoffice/own-data/export-file.server";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { requireParam } from "~/platform/define-actions";
import { notFound } from "~/platform/errors";
import { disposition } from "~/platform/http";

/** The person's own copy of their data: the data, or the text that explains it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context);
  const isData = params.file === "data.json";
  if (!isData && params.file !== "readme.txt") throw notFound();
  const { parts, readme } = await exportFile(ctx, requireParam(params, "exportId"));
  await context.session.mustHold();
  const stamp = new Date(ctx.now).toISOString().slice(0, 19).replaceAll(":", "-");
  return new Response(inOrder(context.storage, isData ? parts : [readme]), {
    headers: {
      "Content-Type": isData ? "application/json" : "text/plain; charset=utf-8",
      "Content-Disposition": disposition(
        "attachment",
        isData ? `laurel-data-${stamp}.json` : "laurel-readme.txt",
      ),
      "Cache-Control": "private, no-store",
    },
  });
}
