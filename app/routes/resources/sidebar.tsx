import { redirect } from "@remix-run/cloudflare";
import { defineActions, handleButton, textFields } from "~/platform/define-actions";
import { refererPath } from "~/platform/safe-path";

const WEEK_SECONDS = 7 * 24 * 60 * 60;

export const action = defineActions(({ request, context }) =>
  handleButton(textFields("sidebar"), ({ sidebar }) => {
    const state = sidebar === "closed" ? "closed" : "open";
    context.cookies.set("sidebar", state, { maxAge: WEEK_SECONDS });
    return redirect(refererPath(request), 303);
  }),
);
