import { redirect } from "@remix-run/cloudflare";
import { parseTheme } from "~/components/shell/theme";
import { defineActions, handleButton, textFields } from "~/platform/define-actions";
import { refererPath } from "~/platform/safe-path";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Without a cookie a page follows the system, so that choice is kept by forgetting the others. */
export const action = defineActions(({ request, context }) =>
  handleButton(textFields("theme"), (chosen) => {
    const theme = parseTheme(chosen.theme);
    if (theme === "system") context.cookies.delete("theme");
    else context.cookies.set("theme", theme, { maxAge: YEAR_SECONDS });
    return redirect(refererPath(request), 303);
  }),
);
