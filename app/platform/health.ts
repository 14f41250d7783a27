import type { AppLoadContext } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";

/** /healthz: the Worker runs. /readyz: what it depends on answers. Null for every other address. */
export async function health(context: AppLoadContext): Promise<Response | null> {
  switch (context.request.url.pathname) {
    case "/healthz":
      return Response.json({ up: true });
    case "/readyz":
      return ready(context);
    default:
      return null;
  }
}

async function ready({ db, storage, rooms }: AppLoadContext) {
  const up = async (work: Promise<unknown>) => work.then(() => true).catch(() => false);
  const [database, media, realtime] = await Promise.all([
    up(db.read(db.orm.select({ one: sql`1` }).from(sql`(select 1)`))),
    up(storage.head("readyz")),
    up(rooms.ping()),
  ]);
  const parts = { database, storage: media, rooms: realtime };
  return Response.json(parts, { status: database && media && realtime ? 200 : 503 });
}
