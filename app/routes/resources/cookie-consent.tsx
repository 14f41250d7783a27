import { redirect } from "@remix-run/cloudflare";
import { defineActions, handleButton, textFields } from "~/platform/define-actions";
import { refererPath } from "~/platform/safe-path";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export const action = defineActions(({ request, context }) =>
  handleButton(textFields("consent"), ({ consent }) => {
    const choice = consent === "accepted" ? "accepted" : "rejected";
    context.cookies.set("cookie-consent", choice, { maxAge: YEAR_SECONDS });
    return redirect(refererPath(request), 303);
  }),
);
