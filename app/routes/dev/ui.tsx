import { parseWithZod } from "@conform-to/zod/v4";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { brand, pageTitle } from "~/brand";
import { Actions } from "~/components/specimens/actions";
import { Answers } from "~/components/specimens/answers";
import { coloursOf } from "~/components/specimens/contrast";
import { Fields } from "~/components/specimens/fields";
import { Figures } from "~/components/specimens/figures";
import { trySchema } from "~/components/specimens/schema";
import { showStates } from "~/components/specimens/show-states";
import specimens from "~/components/specimens/specimens.css?url";
import { Tokens } from "~/components/specimens/tokens";
import { PageHead } from "~/components/ui/page";
import look from "~/look.css?raw";
import { notFound } from "~/platform/errors";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: specimens }];

export const meta: MetaFunction = () => [
  { title: pageTitle("Parts") },
  { name: "robots", content: "noindex" },
];

/** For those who build the product: where it is live, there is no such page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (context.env.APP_ENV === "production") throw notFound();
  const params = new URL(request.url).searchParams;
  const answer = params.has("title")
    ? { result: parseWithZod(params, { schema: trySchema }).reply() }
    : undefined;
  return { colours: coloursOf(look), tab: params.get("tab") ?? "available", answer };
}

const WAYS = ["tokens", "actions", "fields", "figures", "answers"];

export default function Parts() {
  const { colours, tab, answer } = useLoaderData<typeof loader>();
  useEffect(showStates, []);
  return (
    <main id="main" tabIndex={-1} className="specimens-page">
      <PageHead
        title={`${brand.name}'s parts`}
        lead="Every part in every state. Light or dark is the system's choice."
      />
      <nav aria-label="Sections" className="specimens-ways">
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
      <Answers answer={answer} />
    </main>
  );
}
