import type { AppLoadContext } from "@remix-run/cloudflare";
import { type CommandContext, requireParty } from "../accounts/actor";
import { takeFormFiles } from "../media/form-files.server";
import { addFile, roomFor } from "./files.server";

/**
 * Adds the files of a form to a piece.
 * @param read gives the form, once its sender has been checked
 * @param keepTyped gets what was typed in the form of the piece
 * @returns how many were added
 * @throws AppError that says why a file was refused
 */
export async function addFormFiles(
  ctx: CommandContext,
  stores: Pick<AppLoadContext, "storage" | "images">,
  contentId: string,
  read: () => Promise<Request>,
  keepTyped: (typed: FormData) => Promise<unknown>,
): Promise<number> {
  requireParty(ctx, "athlete");
  const first = await roomFor(ctx, contentId);
  const request = await read();
  first.room(Number(request.headers.get("Content-Length")));
  return takeFormFiles(
    stores,
    request,
    async ({ bytes }, look, i) => {
      const { content, room } = i === 0 ? first : await roomFor(ctx, contentId);
      room(bytes);
      await addFile(ctx, content, await look());
    },
    keepTyped,
  );
}
