import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { refererPath } from "~/platform/safe-path";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export async function action({ request, context }: ActionFunctionArgs) {
  const consent =
    (await request.formData()).get("consent") === "accepted" ? "accepted" : "rejected";
  context.cookies.set("cookie-consent", consent, { maxAge: YEAR_SECONDS });
  return redirect(refererPath(request), 303);
}
