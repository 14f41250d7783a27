import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { DEADLINE_KINDS } from "~/features/campaigns/deadlines/deadline-kinds";
import { extendDeadline } from "~/features/campaigns/deadlines/extend-deadline.server";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { formatWeekday } from "~/platform/dates";
import { requireParam } from "~/platform/define-actions";
import { notFound } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { refererPath } from "~/platform/safe-path";

/** A person who had to sign in first returns here with a GET. */
export const loader = () => redirect(paths.dashboard);

/** Gives the other side of a pending action more time, and returns to the page of the button. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = requireUser(context);
  const kind = DEADLINE_KINDS.find((known) => known === params.kind);
  if (!kind) throw notFound();
  const { lastDay } = await extendDeadline(ctx, kind, requireParam(params, "subjectId"));
  return redirectWithToast(context, refererPath(request), {
    title: "More time given",
    description: `They now have until ${formatWeekday(lastDay)}. We've let them know.`,
  });
}
