import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { parseTheme } from "~/components/shell/theme";
import { refererPath } from "~/platform/safe-path";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Without a cookie a page follows the system, so that choice is kept by forgetting the others. */
export async function action({ request, context }: ActionFunctionArgs) {
  const theme = parseTheme((await request.formData()).get("theme"));
  if (theme === "system") context.cookies.delete("theme");
  else context.cookies.set("theme", theme, { maxAge: YEAR_SECONDS });
  return redirect(refererPath(request), 303);
}
