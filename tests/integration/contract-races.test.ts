import { expect, test } from "vitest";
import {
  closeContract,
  commentOnClause,
  proposeChange,
} from "~/features/deals/contracts/change.server";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import { drawUpContract } from "~/features/deals/contracts/draw-up.server";
import { proposeAmendment } from "~/features/deals/contracts/propose-follow-up.server";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { commandContext } from "../support/command-context";
import { type Deal, dealsOn, TERMS } from "../support/deals";
import { interrupted } from "../support/interrupted";
import { database } from "../support/own-database";

/** What a command has read may have changed when it writes: then its write must not count. */

const db = database();
const { as, cancelBoth, makeContract, makeDeal, makeSigned, sendFirst, sign, signBoth } =
  dealsOn(db);

type Act = (deal: Deal, within?: Database) => Promise<unknown>;

const context = (deal: Deal, side: "brand" | "athlete", within: Database = db) =>
  commandContext(within, deal[side]);

const withdraw: Act = (deal, within) =>
  closeContract(context(deal, "brand", within), deal.id, { intent: "withdraw" });
const decline: Act = (deal, within) =>
  closeContract(context(deal, "athlete", within), deal.id, { intent: "decline" });
const change =
  (side: "brand" | "athlete", fee: number): Act =>
  (deal, within) =>
    proposeChange(context(deal, side, within), deal.id, {
      expectedVersion: 1,
      terms: { ...TERMS, fee },
    });
const comment: Act = (deal, within) =>
  commentOnClause(context(deal, "athlete", within), deal.id, {
    id: newId(),
    clause: "fee",
    body: "And this?",
  });
const signAs =
  (side: "brand" | "athlete"): Act =>
  (deal, within) =>
    sign(deal, deal[side], { within });
const amend: Act = (deal, within) =>
  proposeAmendment(context(deal, "athlete", within), deal.id, {
    id: newId(),
    terms: { ...TERMS, fee: 120_000 },
  });

/** What the first version and its follow-ups have become: the later act left no trace. */
const stateOf = async ({ id, brand }: Deal) => {
  const { status, version, signed, clauses } = await loadContractPage(as(brand), id);
  return { status, version, signed, comments: clauses.flatMap(({ comments }) => comments) };
};

const RACES: [string, () => Promise<Deal>, Act, Act][] = [
  ["a signature, and a withdrawal", makeContract, signAs("athlete"), withdraw],
  [
    "a signature, and the same one from another device",
    makeContract,
    signAs("athlete"),
    signAs("athlete"),
  ],
  [
    "a change, and another change",
    makeContract,
    change("athlete", 95_000),
    change("brand", 96_000),
  ],
  ["a change, and a withdrawal", makeContract, change("athlete", 95_000), withdraw],
  ["a change, and both signatures", makeContract, change("athlete", 95_000), signBoth],
  ["a comment, and a withdrawal", makeContract, comment, withdraw],
  ["a refusal, and a change", makeContract, decline, change("brand", 96_000)],
  ["a refusal, and both signatures", makeContract, decline, signBoth],
  ["a withdrawal, and both signatures", makeContract, withdraw, signBoth],
  ["an amendment, and a signed cancellation", makeSigned, amend, cancelBoth],
];

for (const [name, make, late, first] of RACES)
  test(`${name}, which is faster: only that counts`, async () => {
    const deal = await make();
    let then: unknown;
    const within = interrupted(db, async () => {
      await first(deal);
      then = await stateOf(deal);
    });
    await expect(late(deal, within)).rejects.toMatchObject({ code: "conflict" });
    expect(await stateOf(deal)).toEqual(then);
  });

test("a contract, and another one that both have signed meanwhile: only that counts", async () => {
  const deal = await makeDeal();
  const within = interrupted(db, async () => {
    await sendFirst(deal);
    await signBoth(deal);
  });
  await expect(
    drawUpContract(context(deal, "brand", within), deal.dealId, { id: newId(), terms: TERMS }),
  ).rejects.toMatchObject({ code: "conflict" });
  expect(await stateOf(deal)).toMatchObject({ status: "fully_executed", version: 1 });
});
