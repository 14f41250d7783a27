import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { signOut } from "~/features/accounts/sessions.server";
import { paths } from "~/paths";
import { dropHeldForms } from "~/platform/held-form";
import { safePath } from "~/platform/safe-path";

/** Nothing to see: sign-out is a form. Its field `to` says where to go after it. */
export const loader = () => redirect(paths.home);

export async function action({ request, context }: ActionFunctionArgs) {
  const to = safePath((await request.formData()).get("to"), paths.home);
  await signOut(context);
  dropHeldForms(context);
  // What was typed and is kept on the device goes too.
  return redirect(to, { status: 303, headers: { "Clear-Site-Data": '"storage"' } });
}
