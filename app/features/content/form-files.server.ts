import type { AppLoadContext } from "@remix-run/cloudflare";
import { AppError } from "~/platform/errors";
import { type CommandContext, requireParty } from "../accounts/actor";
import { type StoredFile, storeFormFiles } from "../media/form-files.server";
import { inspect } from "../media/inspect.server";
import { deleteObjects } from "../media/objects.server";
import { REFUSED } from "../media/refusals";
import { addFile, roomFor } from "./files.server";

/**
 * Adds the files of a form to a piece, one after another: those before a file that is refused are kept.
 * @param read gives the form, once its sender has been checked
 * @returns how many were added
 * @throws AppError that says why a file was refused
 */
export async function addFormFiles(
  ctx: CommandContext,
  { storage, images }: Pick<AppLoadContext, "storage" | "images">,
  contentId: string,
  read: () => Promise<Request>,
): Promise<number> {
  requireParty(ctx, "athlete");
  const first = await roomFor(ctx, contentId);
  const request = await read();
  first.room(Number(request.headers.get("Content-Length")));
  const files = await storeFormFiles(storage, request).catch((error) => {
    throw new AppError("invalid", "The file didn't arrive whole. Try again.", undefined, error);
  });
  if (files.length === 0) throw new AppError("invalid", "Choose a file first.");
  const forget = (rest: StoredFile[]) =>
    Promise.all(rest.map(({ id }) => deleteObjects({ storage }, { mediaId: id })));
  for (const [i, file] of files.entries())
    try {
      const { content, room } = i === 0 ? first : await roomFor(ctx, contentId);
      room(file.bytes);
      const inspected =
        file.bytes === 0
          ? { refusal: REFUSED.empty }
          : await inspect({ storage, images }, file.id, file.bytes);
      if ("refusal" in inspected) throw new AppError("invalid", refusalOf(file, inspected.refusal));
      await addFile(ctx, content, { id: file.id, name: file.name, ...inspected.kept });
    } catch (error) {
      await forget(files.slice(i));
      throw error;
    }
  return files.length;
}

const refusalOf = ({ name }: StoredFile, refusal: string) => `${name}: ${refusal}`;
