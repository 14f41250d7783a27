import type Stripe from "stripe";
import { expect, test } from "vitest";
import { accountStateOf } from "./account-state";

const account = (
  given: Partial<Stripe.Account>,
  requirements: Partial<Stripe.Account.Requirements> = {},
) =>
  ({
    details_submitted: true,
    payouts_enabled: false,
    capabilities: { transfers: "inactive" },
    ...given,
    requirements: { currently_due: [], past_due: [], pending_verification: [], ...requirements },
  }) as Stripe.Account;

const working = { payouts_enabled: true, capabilities: { transfers: "active" } } as const;

test.each([
  ["closed", null],
  ["closed", account(working, { disabled_reason: "rejected.fraud" })],
  ["started", account({ details_submitted: false }, { past_due: ["external_account"] })],
  ["started", account({ details_submitted: false })],
  ["ready", account(working)],
  ["in_review", account({ ...working, payouts_enabled: false })],
  ["in_review", account({ ...working, capabilities: { transfers: "pending" } })],
  ["in_review", account({}, { pending_verification: ["individual.dob.day"] })],
  ["in_review", account({}, { disabled_reason: "under_review" })],
  [
    "restricted",
    account({}, { pending_verification: ["individual.dob.day"], past_due: ["external_account"] }),
  ],
  ["restricted", account({}, { disabled_reason: "platform_paused" })],
] as const)("an account is %s", (state, given) => {
  expect(accountStateOf(given)).toMatchObject({ state });
});

test("what is due is said once each, in our order, and by when only while the account works", () => {
  const due = {
    current_deadline: 1_800_000_000,
    currently_due: [
      "tos_acceptance.date",
      "external_account",
      "individual.verification.document",
      "individual.address.line1",
      "individual.first_name",
      "individual.dob.day",
      "individual.email",
      "business_profile.mcc",
      "something.new",
    ],
  };
  const topics = ["name", "address", "contact", "identity", "bank", "work", "terms", "other"];
  expect(accountStateOf(account(working, due))).toEqual({
    state: "ready",
    due: topics,
    dueBy: 1_800_000_000_000,
  });
  expect(accountStateOf(account({}, due))).toEqual({
    state: "restricted",
    due: topics,
    dueBy: null,
  });
});
