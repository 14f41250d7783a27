import { AppError } from "~/platform/errors";
import type { CommandContext } from "../accounts/actor";
import {
  type Answer,
  addAllowedFile,
  answerRequest,
  askForConsent,
  withdrawRequest,
} from "./commands.server";
import { athleteStepSchema, brandStepSchema } from "./schema";

/** Runs the step of a button in the athlete's panel. @returns the text of the toast */
export async function takeAthleteStep(ctx: CommandContext, contentId: string, form: FormData) {
  const { data } = athleteStepSchema.safeParse(Object.fromEntries(form));
  if (!data) throw unknownStep();
  switch (data.step) {
    case "ask":
      await askForConsent(ctx, contentId);
      return "Request sent";
    case "withdraw":
      await withdrawRequest(ctx, contentId);
      return "Request withdrawn";
    case "add":
      await addAllowedFile(ctx, contentId, data.file);
      return "Added to your portfolio";
  }
}

const ANSWERED: Record<Answer, string> = {
  allow: "Portfolio request allowed",
  "allow-after-all": "Portfolio request allowed",
  decline: "Portfolio request declined",
  "take-back": "Taken out of the portfolio",
};

/** Does the same for the brand's panel. */
export async function takeBrandStep(ctx: CommandContext, contentId: string, form: FormData) {
  const { data } = brandStepSchema.safeParse(Object.fromEntries(form));
  if (!data) throw unknownStep();
  await answerRequest(ctx, contentId, data.step);
  return ANSWERED[data.step];
}

const unknownStep = () => new AppError("invalid", "Please use the buttons on the page.");
