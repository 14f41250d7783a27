import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { fetchWithDeadline } from "~/platform/timing";
import { databaseOnServer } from "../support/own-database";

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
  const db = databaseOnServer(send);
  await db.read(db.orm.all(sql`select hex(zeroblob(5000)) as long`));
  db.client.close();
  expect(encodings).toEqual([null]);
});

test("a kept stream sees what others wrote, in rows and schema", async () => {
  const requests: string[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(await request.clone().text());
    return fetch(request);
  };
  const [kept, other] = [databaseOnServer(send, true), databaseOnServer()];
  const count = () => kept.read(kept.orm.all<{ n: number }>(sql`select count(*) as n from seen`));
  await other.write([sql`create table seen (id integer)`]);
  expect(await count()).toEqual([[{ n: 0 }]]);
  await other.write([sql`insert into seen values (1)`]);
  expect(await count()).toEqual([[{ n: 1 }]]);
  await other.write([
    sql`alter table seen add column more integer`,
    sql`insert into seen values (2, 2)`,
  ]);
  expect(await count()).toEqual([[{ n: 2 }]]);
  await kept.write([sql`drop table seen`]);
  expect(requests.filter((body) => !body.includes('"baton"'))).toHaveLength(1);
  expect(requests.filter((body) => body.includes('"close"'))).toEqual([]);
});

test("a statement that is given up ends at the database", async () => {
  const slow = sql`with recursive n(n) as (select 1 union all select n + 1 from n where n < 3e9) select count(*) from n`;
  // As many as the database has connections.
  const impatient = [false, true].map((keepsStream) =>
    databaseOnServer(fetchWithDeadline(300), keepsStream),
  );
  const reads = impatient.map((db) => db.read(db.orm.all(slow)));
  expect((await Promise.allSettled(reads)).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);
  const next = databaseOnServer(fetchWithDeadline(4_000));
  expect(await next.read(next.orm.all(sql`select 1 as one`))).toEqual([[{ one: 1 }]]);
  for (const db of [...impatient, next]) db.client.close();
});
