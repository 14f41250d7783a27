import fc from "fast-check";
import { expect, test } from "vitest";
import { CONTENT_STATUSES, CONTRACT_KINDS, DEAL_STATUSES, SIDES } from "~db/constants";
import { listDealSteps, type StepFacts } from "./features/workspace/deal-page/deal-steps";
import routes from "./routes";

interface Entry {
  path?: string | undefined;
  children?: Entry[] | undefined;
}
const pathsOf = (entries: Entry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [`/${path ?? ""}`, ...pathsOf(children)]);
const screens = pathsOf(routes).map(
  (path) => new RegExp(`^${path.replaceAll(/:[a-zA-Z]+/g, "[^/]+")}$`),
);

const content = fc.record({
  id: fc.constantFrom("c1", "c2"),
  title: fc.constantFrom("Reel", ""),
  status: fc.constantFrom(...CONTENT_STATUSES),
  deadline: fc.constant(null),
});

const facts: fc.Arbitrary<StepFacts> = fc.record({
  id: fc.constant("d1"),
  status: fc.constantFrom(...DEAL_STATUSES),
  campaign: fc.record({ id: fc.constant("k1"), isDraft: fc.boolean(), isRunning: fc.boolean() }),
  openContract: fc.option(
    fc.record({
      id: fc.constant("v1"),
      kind: fc.constantFrom(...CONTRACT_KINDS),
      turn: fc.constantFrom(...SIDES),
      deadline: fc.constant(null),
    }),
  ),
  unsigned: fc.constantFrom(0, 1, 3),
  isSigned: fc.boolean(),
  disputes: fc.array(
    fc.record({
      id: fc.constant("q1"),
      title: fc.constant("Late"),
      turn: fc.option(fc.constantFrom(...SIDES)),
      deadline: fc.constant(null),
    }),
    { maxLength: 1 },
  ),
  owed: fc.constantFrom(0, 300_00),
  isFunded: fc.boolean(),
  mayPay: fc.boolean(),
  isPayoutReady: fc.boolean(),
  content: fc.array(content, { maxLength: 3 }),
  missing: fc.array(fc.record({ text: fc.constant("1 reel"), due: fc.constant(null) }), {
    maxLength: 1,
  }),
});

test("every step of every state, for both sides, has a page where it can be done", () => {
  fc.assert(
    fc.property(facts, (state) => {
      const steps = listDealSteps(state).flatMap(({ text, more, ...step }) =>
        [step, ...(more ? [more] : [])].map((link) => ({ ...link, text })),
      );
      for (const { to, label, text } of steps) {
        const path = to.replace(/[?#].*/, "");
        expect([screens.some((screen) => screen.test(path)), label, text]).toEqual([
          true,
          expect.stringMatching(/./),
          expect.stringMatching(/^[a-z]/),
        ]);
      }
    }),
  );
});
