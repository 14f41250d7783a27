import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { backTo } from "~/platform/back";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export async function action({ request, context }: ActionFunctionArgs) {
  const consent =
    (await request.formData()).get("consent") === "accepted" ? "accepted" : "rejected";
  context.cookies.set("cookie-consent", consent, { maxAge: YEAR_SECONDS });
  return redirect(backTo(request), 303);
}
