import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
import { editLists, INTENT } from "~/platform/list-field";
import type { CommandContext } from "../accounts/actor";
import { checkProof } from "./check-proof.server";
import { PORTFOLIO } from "./fields";
import { sendProofMail } from "./mail-proof.server";
import { answerQuestion } from "./request.server";
import { answerSchema, mailProofSchema } from "./schema";

/** The forms of an applicant's own page; what opens a request is the page's own. */
export async function ownVerificationAction<S extends z.ZodType>(
  context: AppLoadContext,
  ctx: CommandContext,
  form: FormData,
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
  switch (form.get(INTENT)) {
    case "check": {
      const [kind, target] = [String(form.get("kind")), String(form.get("target"))];
      const fault = await checkProof(ctx, context.env, { kind, target });
      return fault ? done("Not found yet", fault) : done("Proved", "You can remove the code now.");
    }
    case "mail":
      return submitForm(form, mailProofSchema, async ({ email }) => {
        await sendProofMail(ctx, email);
        return done("A link is on its way", `We've sent it to ${email}.`);
      });
    case "answer":
      return submitForm(form, answerSchema, async ({ answer }) => {
        await answerQuestion(ctx, answer);
        return done("Answer sent");
      });
    default:
      editLists(form, [PORTFOLIO]);
      return submitForm(form, schema, async (input) => {
        await submit(ctx, input);
        return done(
          "Verification Request Submitted",
          "We'll review your request and get back to you within 2-3 business days.",
        );
      });
  }
}
