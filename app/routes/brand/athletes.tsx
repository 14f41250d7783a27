import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireBrand } from "~/features/accounts/guards.server";

/** The older address of Discover. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireBrand(context);
  return redirect(`/brand/discover${new URL(request.url).search}`);
}
