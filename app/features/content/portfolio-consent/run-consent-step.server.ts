import { z } from "zod";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { AppError } from "~/platform/errors";
import { ID_PATTERN } from "~db/columns";
import {
  addAllowedFile,
  answerConsentRequest,
  type ConsentAnswer,
  requestConsent,
  withdrawConsentRequest,
} from "./commands.server";
import { BRAND_STEPS } from "./status";

/** The steps without further fields. */
const athleteStepSchema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("ask") }),
  z.object({ step: z.literal("withdraw") }),
  z.object({ step: z.literal("add"), file: z.string().regex(ID_PATTERN) }),
]);

const brandStepSchema = z.object({ step: z.enum(BRAND_STEPS) });

/** Runs the step of a button in the athlete's panel. @returns the text of the toast */
export async function runAthleteStep(ctx: CommandContext, contentId: string, form: FormData) {
  const { data } = athleteStepSchema.safeParse(Object.fromEntries(form));
  if (!data) throw unknownStep();
  switch (data.step) {
    case "ask":
      await requestConsent(ctx, contentId);
      return "Request sent";
    case "withdraw":
      await withdrawConsentRequest(ctx, contentId);
      return "Request withdrawn";
    case "add":
      await addAllowedFile(ctx, contentId, data.file);
      return "Added to your portfolio";
  }
}

const ANSWER_MESSAGES: Record<ConsentAnswer, string> = {
  allow: "Portfolio request allowed",
  "allow-after-all": "Portfolio request allowed",
  decline: "Portfolio request declined",
  "take-back": "Taken out of the portfolio",
};

/** Does the same for the brand's panel. */
export async function runBrandStep(ctx: CommandContext, contentId: string, form: FormData) {
  const { data } = brandStepSchema.safeParse(Object.fromEntries(form));
  if (!data) throw unknownStep();
  await answerConsentRequest(ctx, contentId, data.step);
  return ANSWER_MESSAGES[data.step];
}

const unknownStep = () => new AppError("invalid", "Please use the buttons on the page.");
