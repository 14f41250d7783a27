import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";

/** What stands above the pages of athletes in their addresses. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireBrand(context);
  return redirect(`${paths.brand.discover}${new URL(request.url).search}`);
}
