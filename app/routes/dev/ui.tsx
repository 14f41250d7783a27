import { parseWithZod } from "@conform-to/zod/v4";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { Actions } from "~/components/gallery/actions";
import { Answers } from "~/components/gallery/answers";
import { parseColours } from "~/components/gallery/contrast";
import { Fields } from "~/components/gallery/fields";
import { Figures } from "~/components/gallery/figures";
import gallery from "~/components/gallery/gallery.css?url";
import { trySchema } from "~/components/gallery/schema";
import { showStates } from "~/components/gallery/show-states";
import { Tokens } from "~/components/gallery/tokens";
import { PageHead } from "~/components/ui/page";
import { notFound } from "~/platform/errors";
import { pageTitle, product } from "~/product";
import theme from "~/theme.css?raw";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: gallery }];

export const meta: MetaFunction = () => [
  { title: pageTitle("Parts") },
  { name: "robots", content: "noindex" },
];

/** For those who build the product: where it is live, there is no such page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (context.env.APP_ENV === "production") throw notFound();
  const params = new URL(request.url).searchParams;
  const actionData = params.has("title")
    ? { result: parseWithZod(params, { schema: trySchema }).reply() }
    : undefined;
  return { colours: parseColours(theme), tab: params.get("tab") ?? "available", actionData };
}

const WAYS = ["tokens", "actions", "fields", "figures", "answers"];

export default function Parts() {
  const { colours, tab, actionData } = useLoaderData<typeof loader>();
  useEffect(showStates, []);
  return (
    <main id="main" tabIndex={-1} className="gallery-page">
      <PageHead
        title={`${product.name}'s parts`}
        index="Every part in every state. Light or dark is the system's choice."
      />
      <nav aria-label="Sections" className="gallery-ways">
        {WAYS.map((way) => (
          <a key={way} href={`#${way}`}>
            {way[0]?.toUpperCase()}
            {way.slice(1)}
          </a>
        ))}
      </nav>
      <Tokens colours={colours} />
      <Actions tab={tab} />
      <Fields />
      <Figures />
      <Answers actionData={actionData} />
    </main>
  );
}
