import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { handleButton, handleForm, textFields } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { editLists } from "~/platform/list-field";
import { checkProof } from "./check-proof.server";
import { PORTFOLIO } from "./fields";
import { sendProofMail } from "./mail-proof.server";
import { answerQuestion } from "./request.server";
import { answerSchema, mailProofSchema } from "./schema";

/** The forms of an applicant's own page; what opens a request is the page's own. */
export function ownVerificationActions<S extends z.ZodType>(
  context: AppLoadContext,
  ctx: CommandContext,
  {
    page,
    schema,
    submit,
  }: {
    page: string;
    schema: S;
    submit: (ctx: CommandContext, input: z.infer<S>) => Promise<void>;
  },
) {
  const done = (title: string, description?: string) =>
    redirectWithToast(context, page, { title, description });
  return {
    check: handleButton(textFields("kind", "target"), async (proof) => {
      const fault = await checkProof(ctx, context.env, proof);
      return fault ? done("Not found yet", fault) : done("Proved", "You can remove the code now.");
    }),
    mail: handleForm(mailProofSchema, async ({ email }) => {
      await sendProofMail(ctx, email);
      return done("A link is on its way", `We've sent it to ${email}.`);
    }),
    answer: handleForm(answerSchema, async ({ answer }) => {
      await answerQuestion(ctx, answer);
      return done("Answer sent");
    }),
    default: handleForm(
      schema,
      async (input) => {
        await submit(ctx, input);
        return done(
          "Verification Request Submitted",
          "We'll review your request and get back to you within 2-3 business days.",
        );
      },
      (form) => editLists(form, [PORTFOLIO]),
    ),
  };
}
