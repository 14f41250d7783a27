import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { PAGES } from "~/features/site/pages";
import { paths } from "~/paths";

export function loader({ context }: LoaderFunctionArgs) {
  const urls = [...Object.keys(PAGES), paths.signUp].map(
    (path) => `<url><loc>${context.env.APP_ORIGIN}${path}</loc></url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    { headers: { "Content-Type": "application/xml", "Cache-Control": "public, max-age=3600" } },
  );
}
