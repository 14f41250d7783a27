import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { PROMPT_COOKIE } from "~/features/profiles/verification/own-verification.server";
import { paths } from "~/paths";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Hides the offer to get verified on this device. */
export async function action({ context }: ActionFunctionArgs) {
  requireMember(context);
  context.cookies.set(PROMPT_COOKIE, "hidden", { maxAge: YEAR_SECONDS });
  return redirect(paths.dashboard, 303);
}
