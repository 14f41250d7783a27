import type { Account } from "./connect-objects";
import { DAY, type World } from "./world";

const EVERYTHING = [
  "business_profile.product_description",
  "business_type",
  "external_account",
  "individual.dob.day",
  "individual.dob.month",
  "individual.dob.year",
  "individual.first_name",
  "individual.last_name",
  "tos_acceptance.date",
  "tos_acceptance.ip",
];
const DOCUMENT = "individual.verification.document";

type Requirements = Account["requirements"];

const wanting = (given: Partial<Requirements> = {}): Requirements => ({
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: given.currently_due ?? [],
  past_due: [],
  pending_verification: [],
  ...given,
});

const overdue = (fields: string[]): Partial<Requirements> => ({
  currently_due: fields,
  past_due: fields,
  disabled_reason: "requirements.past_due",
});

export const NOTHING_GIVEN = wanting(overdue(EVERYTHING));

/** What becomes of an account, by the buttons of the hosted page and by the control. */
export const OUTCOMES = {
  ready: () => ({
    details_submitted: true,
    payouts_enabled: true,
    capabilities: { transfers: "active" },
    requirements: wanting(),
  }),
  halfway: () => ({
    details_submitted: false,
    payouts_enabled: false,
    capabilities: { transfers: "inactive" },
    requirements: wanting(
      overdue(["external_account", "tos_acceptance.date", "tos_acceptance.ip"]),
    ),
  }),
  review: () => ({
    details_submitted: true,
    payouts_enabled: false,
    capabilities: { transfers: "pending" },
    requirements: wanting({
      pending_verification: [DOCUMENT],
      disabled_reason: "requirements.pending_verification",
    }),
  }),
  /** It works on until a day, by which a document is wanted. */
  due: (now: number) => ({
    details_submitted: true,
    payouts_enabled: true,
    capabilities: { transfers: "active" },
    requirements: wanting({ currently_due: [DOCUMENT], current_deadline: now + 14 * DAY }),
  }),
  restricted: () => ({
    details_submitted: true,
    payouts_enabled: false,
    capabilities: { transfers: "inactive" },
    requirements: wanting({
      ...overdue([DOCUMENT]),
      errors: [
        {
          code: "verification_document_expired",
          reason: "The document has expired. Upload one that is valid.",
          requirement: DOCUMENT,
        },
      ],
    }),
  }),
  rejected: () => ({
    details_submitted: true,
    payouts_enabled: false,
    capabilities: { transfers: "inactive" },
    requirements: wanting({ disabled_reason: "rejected.fraud" }),
  }),
} satisfies Record<string, (now: number) => Partial<Account>>;

export type Outcome = keyof typeof OUTCOMES;

export const isOutcome = (name: string): name is Outcome => Object.hasOwn(OUTCOMES, name);

/** Its events come from the endpoint for connected accounts. */
export const becomes = (world: World, account: Account, outcome: Outcome): Account =>
  world.change<Account>(account, "account.updated", OUTCOMES[outcome](world.now()), account.id);
