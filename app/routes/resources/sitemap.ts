import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { loadPublicAddresses } from "~/features/profiles/athletes/public-view.server";
import { PAGES } from "~/features/site/site/pages";
import { paths } from "~/paths";

/** Our own pages, and those of the athletes who made theirs public. Kept briefly, so that one taken back is gone soon. */
export async function loader({ context }: LoaderFunctionArgs) {
  const athletes = await loadPublicAddresses(context.db);
  const urls = [...Object.keys(PAGES), paths.verify, paths.signUp, ...athletes].map(
    (path) => `<url><loc>${context.env.APP_ORIGIN}${path}</loc></url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    {
      headers: {
        "Content-Type": "application/xml; charset=utf-8",
        "Cache-Control": "public, max-age=600",
      },
    },
  );
}
