import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { z } from "zod";
import { requireBrand } from "~/features/accounts/guards.server";
import { setShortlisted } from "~/features/discovery/shortlist.server";
import { safePath } from "~/platform/back";
import { AppError } from "~/platform/errors";

const wish = z.object({ athleteId: z.string().min(1).max(64), wanted: z.enum(["on", "off"]) });

export function loader({ context }: LoaderFunctionArgs) {
  requireBrand(context);
  return redirect("/brand/discover");
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acting = requireBrand(context);
  const form = await request.formData();
  const parsed = wish.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new AppError("invalid", "Failed to change your shortlist");
  const { athleteId, wanted } = parsed.data;
  await setShortlisted(acting, athleteId, wanted === "on");
  if (form.get("inPlace")) return data({ wanted });
  return redirect(safePath(form.get("redirectTo"), "/brand/discover"), 303);
}
