import { Readable } from "node:stream";
import busboy from "busboy";
import { AppError, appErrorIn } from "~/platform/errors";
import { newId } from "~db/columns";
import { MAX_CONTENT_FILES } from "./limits";
import { deleteObjects, originalKey } from "./objects.server";
import { putMultipart } from "./put-multipart.server";
import { truncateFileName } from "./schema";
import type { CheckedFile, StoredFile, Stores } from "./stored-file";

/** Of a form. That of a content item has ten files and fewer than twenty fields. */
const MAX_PARTS = 40;
const MAX_FIELD_NAME_LENGTH = 100;

interface FormFiles {
  files: StoredFile[];
  /** The form's other fields. */
  fields: FormData;
}

/**
 * Stores the files of a form without scripts as they arrive: never more than one part of 8 MiB is in memory.
 * @throws when the form breaks off, or has too many parts or too long a name; nothing of it is stored then
 */
async function storeFormFiles(storage: R2Bucket, request: Request): Promise<FormFiles> {
  const fields = new FormData();
  if (!request.body) return { files: [], fields };
  const storing: Promise<StoredFile>[] = [];
  const form = busboy({
    headers: { "content-type": request.headers.get("Content-Type") ?? "" },
    limits: { parts: MAX_PARTS, files: MAX_CONTENT_FILES + 1, fields: 20, fieldSize: 64 * 1024 },
    defParamCharset: "utf8",
  });
  form.on("file", (_, stream, { filename }) => {
    const stored = storeInParts(
      storage,
      truncateFileName((filename ?? "").replaceAll("%22", '"')),
      stream,
    );
    // Awaited when the form has been read.
    stored.catch(() => {});
    storing.push(stored);
  });
  // What follows is read and left out: a browser shows no answer that comes before it has sent the whole form.
  let excess: string | undefined;
  form.on("partsLimit", () => {
    excess = "The form has too many parts";
  });
  form.on("field", (name, value) => {
    // busboy limits the names of forms without files only.
    if (name.length > MAX_FIELD_NAME_LENGTH) excess = "A field's name is too long";
    else fields.append(name, value);
  });
  try {
    await readForm(request.body, form);
    if (excess) throw new Error(excess);
    const files = await Promise.all(storing);
    // A file field that was left empty sends a file without a name.
    return { files: files.filter(({ name, bytes }) => name !== "" || bytes > 0), fields };
  } catch (error) {
    for (const outcome of await Promise.allSettled(storing))
      if (outcome.status === "fulfilled") await storage.delete(originalKey(outcome.value.id));
    throw error;
  }
}

interface FormUse {
  /** Keeps a file that was inspected. */
  add(file: CheckedFile, i: number): Promise<unknown>;
  /** Checks what a file is and throws when it is refused. */
  inspect(file: StoredFile): Promise<CheckedFile>;
  /** Receives the form's other fields, even if a file is refused. */
  onFields(fields: FormData): Promise<unknown>;
  /** The refusal of a form with several files. */
  severalText?: string | undefined;
}

/**
 * Adds the files of a form one after another: those before a file that is refused are kept.
 * @returns how many were added
 * @throws AppError that says why a file was refused
 */
export async function addFormFiles(
  { storage }: Stores,
  request: Request,
  { add, inspect, onFields, severalText }: FormUse,
): Promise<number> {
  const { files, fields } = await storeFormFiles(storage, request).catch((error) => {
    throw new AppError("invalid", "The file didn't arrive whole. Try again.", undefined, error);
  });
  let added = 0;
  try {
    await onFields(fields);
    if (files.length === 0) throw new AppError("invalid", "Choose a file first.");
    if (files.length > 1 && severalText) throw new AppError("invalid", severalText);
    for (const file of files) {
      await add(await inspect(file).catch((error) => throwNamed(file, error)), added);
      added += 1;
    }
  } catch (error) {
    const rest = files.slice(added).map(({ id }) => deleteObjects({ storage }, { mediaId: id }));
    await Promise.all(rest);
    throw error;
  }
  return added;
}

/** A form may have several files, so the refusal names the one it is about. */
function throwNamed({ name }: StoredFile, error: unknown): never {
  const known = appErrorIn(error);
  throw known?.code === "invalid" ? new AppError("invalid", `${name}: ${known.message}`) : error;
}

const readForm = (body: ReadableStream, form: busboy.Busboy) =>
  new Promise<void>((resolve, reject) => {
    form.on("close", resolve).on("error", reject);
    Readable.fromWeb(body as never)
      .on("error", (error) => form.destroy(error))
      .pipe(form);
  });

async function storeInParts(
  storage: R2Bucket,
  name: string,
  stream: AsyncIterable<Buffer>,
): Promise<StoredFile> {
  const id = newId();
  return { id, name, bytes: await putMultipart(storage, originalKey(id), stream) };
}
