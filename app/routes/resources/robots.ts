import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Signed-in screens hold nothing to find. The site map's address must be absolute, so it is not a static file. */
const CLOSED = ["/athlete/", "/brand/", "/admin", "/dashboard", "/notifications", "/preferences/"];

export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${context.env.APP_ORIGIN}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
