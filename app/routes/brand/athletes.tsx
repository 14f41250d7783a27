import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";

/** The older address of Discover. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireBrand(context);
  return redirect(`${paths.brand.discover}${new URL(request.url).search}`);
}
