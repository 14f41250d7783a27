import { termsOf } from "~/features/deals/contracts/terms";
import { dayOf } from "~/platform/dates";
import { newId } from "~db/columns";
import { dealsOn, PASSWORD } from "../tests/support/deals";
import { REEL } from "../tests/support/deliverables";
import {
  makeActiveDeal,
  makeDispute,
  makeOffer,
  makeStaff,
  type Person,
} from "../tests/support/factories";
import { authedClient, type RequestOptions } from "../tests/support/http";
import type { World } from "../tests/support/world";
import { type Command, label } from "./command";

/** Commands about contracts and, for what `commands.ts` does not do, disputes. */
export async function* dealCommands({ db }: World): AsyncGenerator<Command> {
  type Form = Record<string, string>;
  const ask = async (person: Person, path: string, asked: RequestOptions, expected: number) => {
    const request = await authedClient(db, person);
    const send = () => request(path, asked);
    return { who: person.type, path: label(path, asked.form), send, expected };
  };
  const as = (person: Person, path: string, form: Form, expected = 303): Promise<Command> =>
    ask(person, path, { form }, expected);

  const terms: Form = {
    fee: "900",
    "milestones[0].name": "Whole fee",
    "milestones[0].share": "100",
    "milestones[0].release": "approval",
    "deliverables[0].platform": "instagram",
    "deliverables[0].format": "reel",
    "deliverables[0].count": "1",
    revisions: "2",
    use: "organic",
    useMonths: "6",
    useTerritory: "uk",
    exclusiveIn: "footwear",
    exclusiveMonths: "3",
    exclusiveTerritory: "uk",
    noticeDays: "14",
    cancellationFee: "25",
    law: "england_wales",
    category: "footwear",
  };
  const { makeDeal, makeContract, makeSigned, hashOf } = dealsOn(db);
  const page = ({ id }: { id: string }) => `/contracts/${id}`;

  const deal = await makeDeal();
  const { brand, athlete } = deal;
  yield await as(brand, `/brand/invitations/${deal.dealId}/contract`, {
    ...terms,
    id: deal.id,
  });
  const word = { intent: "comment", clause: "fee", body: "Net of VAT?" };
  yield await as(athlete, page(deal), { ...word, id: newId() });
  yield await as(athlete, `${page(deal)}/change`, { ...terms, expectedVersion: "1", fee: "1000" });
  yield await as(athlete, `${page(deal)}/change`, { ...terms, expectedVersion: "1" }, 409);
  const hash = await hashOf(deal);
  const signature = {
    hash,
    name: "Ada North",
    password: PASSWORD,
    otherName: "on",
    acknowledged: "on",
  };
  yield await as(brand, `${page(deal)}/sign`, { ...signature, password: "wrong" }, 400);
  yield await as(brand, `${page(deal)}/sign`, signature);
  yield await as(athlete, `${page(deal)}/sign`, signature);
  const amendment = newId();
  yield await as(brand, `${page(deal)}/amend`, { ...terms, id: amendment, useMonths: "12" });
  yield await as(athlete, `/contracts/${amendment}`, { intent: "decline" });
  const cancelled = await makeSigned(termsOf({ fee: 1, deliverables: [REEL], endDate: null }));
  const cancellation = newId();
  const ending = { endsOn: dayOf(Date.now()), brandPays: "0", delivered: "go_on" };
  yield await as(cancelled.brand, `${page(cancelled)}/cancel`, { ...ending, id: cancellation });
  const both = { ...signature, hash: await hashOf({ ...cancelled, id: cancellation }) };
  for (const side of [cancelled.athlete, cancelled.brand])
    yield await as(side, `/contracts/${cancellation}/sign`, both);
  const withdrawn = await makeContract();
  yield await as(withdrawn.brand, page(withdrawn), { intent: "withdraw" });

  const work = await makeActiveDeal(db);
  const disputeId = await makeDispute(db, work);
  const dispute = `/disputes/${disputeId}`;
  const pdf = new TextEncoder().encode("%PDF-1.7 Invoice");
  const announced = { name: "invoice.pdf", bytes: String(pdf.length), modifiedAt: "1" };
  let uploadId = "";
  const start = await as(work.athlete, `${dispute}/uploads`, announced, 200);
  yield {
    ...start,
    send: async () => {
      const answer = await start.send();
      ({ id: uploadId } = (await answer.clone().json()) as { id: string });
      return answer;
    },
  };
  const upload = `${dispute}/uploads/${uploadId}`;
  yield await ask(work.athlete, `${upload}/parts/1`, { body: pdf }, 204);
  yield await as(work.athlete, upload, { intent: "finish" }, 200);
  const form = new FormData();
  form.append("file", new Blob([pdf]), "invoice.pdf");
  yield await ask(work.athlete, `${dispute}/files`, { body: form }, 303);
  const offerId = await makeOffer(db, disputeId, work.brand);
  yield await as(work.brand, dispute, { intent: "withdraw-offer", offerId });
  yield await as(await makeStaff(db), `/admin/disputes/${disputeId}`, { intent: "escalate" });
  yield await as(work.brand, dispute, { intent: "withdraw" });
}
