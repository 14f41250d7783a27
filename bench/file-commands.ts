import { eq } from "drizzle-orm";
import { newId } from "~db/columns";
import { moderationAppeals, moderationCases } from "~db/schema";
import { clipFile } from "../tests/support/clip-file";
import { makeContent } from "../tests/support/factories";
import { authedClient, type RequestOptions, toastOf } from "../tests/support/http";
import { phonePicture } from "../tests/support/media";
import { makeMedia } from "../tests/support/media-rows";
import type { Role, World } from "../tests/support/world";
import { type Command, label } from "./command";

/** Commands about files: uploads, comments, decisions, appeals and portfolio requests. */
export async function* fileCommands({ db, people, ids }: World): AsyncGenerator<Command> {
  /** @param read receives the answer; it must check it, because forms with files answer a refusal like a success */
  const as = async (
    role: Role,
    path: string,
    asked: RequestOptions,
    { expected = 303, read }: { expected?: number; read?: (answer: Response) => unknown } = {},
  ): Promise<Command> => {
    const request = await authedClient(db, people[role]);
    const send = async () => {
      const answer = await request(path, asked);
      await read?.(answer.clone());
      return answer;
    };
    return { who: role, path: label(path, asked.form), send, expected };
  };
  const picture = new Uint8Array(await phonePicture());
  const clip = clipFile();
  const withFile = (bytes: Uint8Array, name: string): RequestOptions => {
    const body = new FormData();
    body.append("file", new Blob([bytes as BlobPart]), name);
    return { body };
  };
  const says = (text: string) => ({
    read: (answer: Response) => {
      if (!toastOf(answer).includes(text)) throw new Error(`${text}: ${toastOf(answer)}`);
    },
  });

  /** An upload in parts, from its announcement to its end. */
  async function* upload(role: Role, start: string, parts: string, intent: "finish" | "cancel") {
    let id = "";
    const file = { name: `${intent}.mp4`, bytes: String(clip.length), modifiedAt: "1" };
    const read = async (answer: Response) => {
      ({ id } = (await answer.json()) as { id: string });
    };
    yield await as(role, start, { form: file }, { expected: 200, read });
    const part = { body: clip as BodyInit };
    yield await as(role, `${parts}/${id}/parts/1`, part, { expected: 204 });
    if (intent === "finish") {
      const still = { body: picture as BodyInit };
      yield await as(role, `${parts}/${id}/poster?ms=900`, still, { expected: 204 });
    }
    yield await as(role, `${start}/${id}`, { form: { intent } }, { expected: 200 });
  }

  const athleteId = people.athlete.userId;
  const make = (status: Parameters<typeof makeContent>[3], values = {}) =>
    makeContent(db, ids.campaignId, athleteId, status, values);

  const draft = await make("draft");
  const page = `/athlete/content/${draft}`;
  for (const intent of ["finish", "cancel"] as const)
    yield* upload("athlete", `${page}/uploads`, "/athlete/uploads", intent);
  yield await as("athlete", `${page}/files`, withFile(picture, "a.jpg"), says("File added"));
  const file = await makeMedia(db, draft, athleteId, { kind: "clip" });
  const vtt = "WEBVTT\n\n00:00.000 --> 00:01.000\nGo!";
  const captions = { intent: "captions", file, vtt };
  yield await as("athlete", page, { form: captions });
  const vttFile = withFile(new TextEncoder().encode(vtt), "a.vtt");
  const captionFile = `${page}/files/${file}/captions`;
  yield await as("athlete", captionFile, vttFile, says("Captions added"));
  yield await as("athlete", page, { form: { intent: "describe-file", file, alt: "The start" } });
  yield await as("athlete", page, { form: { intent: "remove-file", file } });

  const polishing = await make("polishing", { polisherId: people.moderator.userId });
  const own = await makeMedia(db, polishing, athleteId, { kind: "clip" });
  const polished = `/admin/polishing/${polishing}/files/${own}`;
  for (const intent of ["cancel", "finish"] as const)
    yield* upload("moderator", `${polished}/uploads`, "/admin/uploads", intent);
  yield await as("moderator", polished, withFile(clip, "graded.mp4"), says("Polished file added"));
  const removal = { intent: "remove-polished", file: own };
  yield await as("moderator", `/admin/content/${polishing}`, { form: removal });

  const removed = await make("draft");
  const caseId = newId();
  const now = Date.now();
  await db.write([
    db.orm.insert(moderationCases).values({
      ...{ id: caseId, contentId: removed, reason: "other", status: "closed", decision: "removed" },
      ...{ createdAt: now, closedAt: now },
    }),
  ]);
  const appeal = { intent: "appeal", note: "It's mine" };
  yield await as("athlete", `/athlete/content/${removed}`, { form: appeal });
  const [[made]] = await db.read(
    db.orm
      .select({ id: moderationAppeals.id })
      .from(moderationAppeals)
      .where(eq(moderationAppeals.caseId, caseId)),
  );
  const answer = { intent: "decide-appeal", decision: "overturn", answer: "You were right" };
  const appealForm = { form: { ...answer, id: made?.id ?? "" } };
  yield await as("moderator", `/admin/content/${removed}`, appealForm);

  yield await as("athlete", "/settings/photo", withFile(picture, "me.jpg"), says("is saved"));
  yield await as("brand", "/brand/profile/logo", withFile(picture, "us.jpg"), says("is saved"));
  const cover = `/brand/campaigns/${ids.campaignId}/cover`;
  yield await as("brand", cover, withFile(picture, "cover.jpg"), says("is saved"));
  yield await as("brand", cover, { form: { intent: "remove" } }, says("has been removed"));

  const portfolio = "/athlete/portfolio";
  yield* upload("athlete", `${portfolio}/uploads`, "/athlete/uploads", "finish");
  yield* upload("athlete", `${portfolio}/uploads`, "/athlete/uploads", "cancel");
  const files = `${portfolio}/files`;
  yield await as("athlete", files, withFile(picture, "b.jpg"), says("Added to your portfolio"));
  const itemId = await makeMedia(db, null, athleteId, { purpose: "portfolio", position: 9 });
  for (const intent of ["up", "down", "describe", "remove"])
    yield await as("athlete", portfolio, { form: { intent, itemId } });

  const posted = await make("posted");
  const shown = await makeMedia(db, posted, athleteId);
  const step = (name: string, more = {}) => ({
    form: { intent: "portfolio", step: name, ...more },
  });
  const mine = `/athlete/content/${posted}`;
  const theirs = `/brand/content/${posted}`;
  yield await as("athlete", mine, step("ask"));
  yield await as("athlete", mine, step("withdraw"));
  yield await as("athlete", mine, step("ask"));
  yield await as("brand", theirs, step("decline"));
  yield await as("brand", theirs, step("allow-after-all"));
  yield await as("athlete", portfolio, { form: { intent: "remove", itemId: shown } });
  yield await as("athlete", mine, step("add", { file: shown }));
  yield await as("brand", theirs, step("take-back"));
}
