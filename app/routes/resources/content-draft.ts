import { saveDraft } from "~/features/content/content/commands.server";
import { editContentSchema } from "~/features/content/content/schema";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";

/** A draft that its form saves as it is typed: what the button does, without a page. */
export const action = defineActions(({ context, params }) => {
  const ctx = requireAthlete(context);
  const id = requireParam(params, "contentId");
  const save = handleForm(
    editContentSchema,
    async ({ intent: _, expectedVersion, editedIn, files: __, ...edited }) => {
      await saveDraft(ctx, id, edited, { expectedVersion, editedIn }, true);
    },
  );
  return async (form: FormData) => {
    const refused = await save(form);
    return refused ? Response.json(refused.data, refused.init ?? {}) : Response.json({});
  };
});
