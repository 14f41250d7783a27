import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireAthlete } from "~/features/accounts/guards.server";
import { saveDraft } from "~/features/content/commands.server";
import { editContentSchema } from "~/features/content/schema";
import { submitForm } from "~/platform/forms";

/** A draft that its form saves as it is typed: what the button does, without a page. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireAthlete(context);
  const refused = await submitForm(
    await request.formData(),
    editContentSchema,
    async ({ intent: _, expectedVersion, editedIn, files: __, ...edited }) => {
      await saveDraft(ctx, params.contentId ?? "", edited, { expectedVersion, editedIn }, true);
    },
  );
  return refused ? Response.json(refused.data, refused.init ?? {}) : Response.json({});
}
