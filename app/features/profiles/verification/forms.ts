import { type LazyForm, REQUIRED } from "~/components/lazy-validation";
import type {
  answerSchema,
  askSchema,
  athleteRequestSchema,
  brandRequestSchema,
  mailProofSchema,
  rejectSchema,
} from "./schema";

export const athleteRequestForm: LazyForm<typeof athleteRequestSchema> = {
  constraint: {
    portfolioUrls: { multiple: true },
    "portfolioUrls[]": REQUIRED,
  },
  schema: async () => (await import("./schema")).athleteRequestSchema,
};

export const brandRequestForm: LazyForm<typeof brandRequestSchema> = {
  constraint: {
    companyCountry: REQUIRED,
    companyRegistrationNumber: REQUIRED,
    companyWebsite: REQUIRED,
  },
  schema: async () => (await import("./schema")).brandRequestSchema,
};

export const answerForm: LazyForm<typeof answerSchema> = {
  constraint: { intent: REQUIRED, answer: REQUIRED },
  schema: async () => (await import("./schema")).answerSchema,
};

export const mailProofForm: LazyForm<typeof mailProofSchema> = {
  constraint: { intent: REQUIRED, email: REQUIRED },
  schema: async () => (await import("./schema")).mailProofSchema,
};

export const askForm: LazyForm<typeof askSchema> = {
  constraint: { intent: REQUIRED, question: REQUIRED },
  schema: async () => (await import("./schema")).askSchema,
};

export const rejectForm: LazyForm<typeof rejectSchema> = {
  constraint: { intent: REQUIRED, reason: REQUIRED },
  schema: async () => (await import("./schema")).rejectSchema,
};
