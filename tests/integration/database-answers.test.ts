import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { connect } from "~db/client";

/** As an edge runtime sends it: brotli, unless the request says otherwise. */
function edgeFetch() {
  const encodings: (string | null)[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.headers.has("accept-encoding")) request.headers.set("accept-encoding", "br");
    const answer = await fetch(request);
    encodings.push(answer.headers.get("content-encoding"));
    return answer;
  };
  return { send, encodings };
}

test("the database does not compress its answers", async () => {
  const { send, encodings } = edgeFetch();
  const db = connect({ url: inject("databaseUrl"), fetch: send });
  await db.read(db.orm.all(sql`select hex(zeroblob(5000)) as long`));
  db.client.close();
  expect(encodings).toEqual([null]);
});
