import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { refererPath } from "~/platform/safe-path";

const WEEK_SECONDS = 7 * 24 * 60 * 60;

export async function action({ request, context }: ActionFunctionArgs) {
  const state = (await request.formData()).get("sidebar") === "closed" ? "closed" : "open";
  context.cookies.set("sidebar", state, { maxAge: WEEK_SECONDS });
  return redirect(refererPath(request), 303);
}
