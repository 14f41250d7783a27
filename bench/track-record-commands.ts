import { eq } from "drizzle-orm";
import { trackRecordContests } from "~db/schema";
import { makeEndedDeal } from "../tests/support/ended-deals";
import { authedClient } from "../tests/support/http";
import type { World } from "../tests/support/world";
import { type Command, label } from "./command";

/** A measure is contested, and our team decides about that. */
export async function* trackRecordCommands({ db, people }: World): AsyncGenerator<Command> {
  const as = async (
    who: "athlete" | "moderator",
    path: string,
    form: Record<string, string>,
  ): Promise<Command> => {
    const request = await authedClient(db, people[who]);
    return { who, path: label(path, form), send: () => request(path, { form }), expected: 303 };
  };
  const { dealId } = await makeEndedDeal(db, people.brand, people.athlete);
  const contest = { measure: "on_time", dealId, reason: "The brief came late" };
  yield await as("athlete", "/track-record", contest);
  const [[open]] = await db.read(
    db.orm
      .select({ id: trackRecordContests.id })
      .from(trackRecordContests)
      .where(eq(trackRecordContests.dealId, dealId)),
  );
  const decision = { id: open?.id ?? "", outcome: "corrected", answer: "It did" };
  yield await as("moderator", "/admin/contests", decision);
}
