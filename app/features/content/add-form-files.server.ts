import type { AppLoadContext } from "@remix-run/cloudflare";
import { type CommandContext, requireParty } from "../accounts/actor";
import { takeFormFiles } from "../media/form-files.server";
import { addContentFile, loadUploadCapacity } from "./files.server";

/**
 * Adds the files of a form to a content item.
 * @param readRequest gives the form, once its sender has been checked
 * @param onFields gets what was typed in the form of the content item
 * @returns how many were added
 * @throws AppError that says why a file was refused
 */
export async function addFormFiles(
  ctx: CommandContext,
  stores: Pick<AppLoadContext, "storage" | "images">,
  contentId: string,
  readRequest: () => Promise<Request>,
  onFields: (typed: FormData) => Promise<unknown>,
): Promise<number> {
  requireParty(ctx, "athlete");
  const first = await loadUploadCapacity(ctx, contentId);
  const request = await readRequest();
  first.requireCapacity(Number(request.headers.get("Content-Length")));
  return takeFormFiles(
    stores,
    request,
    async ({ bytes }, inspectFile, i) => {
      const { content, requireCapacity } =
        i === 0 ? first : await loadUploadCapacity(ctx, contentId);
      requireCapacity(bytes);
      await addContentFile(ctx, content, await inspectFile());
    },
    onFields,
  );
}
