import { PART_BYTES, partCount, partSize } from "~/features/media/media/limits";
import { newId } from "~db/columns";
import type { RequestOptions } from "../../tests/support/http";

export type Client = (path: string, asked?: RequestOptions) => Promise<Response>;

const AT_ONCE = 3;

/** Sends a file as the page does. @returns the id of its media */
export async function upload(client: Client, contentId: string, file: Buffer): Promise<string> {
  const form = { name: `${newId()}.mp4`, bytes: String(file.length), modifiedAt: "1" };
  const begun = await must(() => client(`/athlete/content/${contentId}/uploads`, { form }));
  const { id } = (await begun.json()) as { id: string };
  const waiting = Array.from({ length: partCount(file.length) }, (_, i) => i + 1);
  const send = async () => {
    for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
      const from = (n - 1) * PART_BYTES;
      const body = file.subarray(from, from + partSize(file.length, n)) as BodyInit;
      await must(() => client(`/athlete/uploads/${id}/parts/${n}`, { body }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const finish = { form: { intent: "finish" } };
  await must(() => client(`/athlete/content/${contentId}/uploads/${id}`, finish));
  return id;
}

const MAX_ATTEMPTS = 8;

/** Asks again after a 5xx, as the page does. */
async function must(ask: () => Promise<Response>) {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask();
    if (answer.ok) return answer;
    if (answer.status < 500 || attempt === MAX_ATTEMPTS)
      throw new Error(`${answer.status} ${await answer.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt * Math.random()));
  }
}
