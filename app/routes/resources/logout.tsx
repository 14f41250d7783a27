import { redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { signOut } from "~/features/identity/accounts/sessions.server";
import { paths } from "~/paths";
import { defineActions, handleButton } from "~/platform/define-actions";
import { dropHeldForms } from "~/platform/held-form";
import { safePath } from "~/platform/safe-path";

/** Nothing to see: sign-out is a form. Its field `to` says where to go after it. */
export const loader = () => redirect(paths.home);

const signOutSchema = z.object({ to: z.string().optional() });

export const action = defineActions(({ context }) =>
  handleButton(signOutSchema, async ({ to }) => {
    await signOut(context);
    dropHeldForms(context);
    // What was typed and is kept on the device goes too.
    return redirect(safePath(to, paths.home), {
      status: 303,
      headers: { "Clear-Site-Data": '"storage"' },
    });
  }),
);
