import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { signOut } from "~/features/accounts/sessions.server";

/** Nothing to see: sign-out is a form. */
export const loader = () => redirect("/");

export async function action({ context }: ActionFunctionArgs) {
  await signOut(context);
  return redirect("/", 303);
}
