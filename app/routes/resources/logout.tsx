import { redirect } from "@remix-run/cloudflare";
import { signOut } from "~/features/identity/accounts/sessions.server";
import { paths } from "~/paths";
import { defineActions } from "~/platform/define-actions";
import { dropHeldForms } from "~/platform/held-form";
import { safePath } from "~/platform/safe-path";

/** Nothing to see: sign-out is a form. Its field `to` says where to go after it. */
export const loader = () => redirect(paths.home);

export const action = defineActions(({ context }) => async (form: FormData) => {
  const to = safePath(form.get("to"), paths.home);
  await signOut(context);
  dropHeldForms(context);
  // What was typed and is kept on the device goes too.
  return redirect(to, { status: 303, headers: { "Clear-Site-Data": '"storage"' } });
});
