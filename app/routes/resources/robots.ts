import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { paths, prefixes } from "~/paths";

/** Signed-in screens hold nothing to find. The site map's address must be absolute, so it is not a static file. */
const CLOSED = [
  prefixes.athlete,
  prefixes.brand,
  paths.admin.dashboard,
  paths.dashboard,
  paths.notifications,
  prefixes.preferences,
];

export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${context.env.APP_ORIGIN}${paths.sitemap}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
