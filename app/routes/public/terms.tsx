import type { MetaFunction } from "@remix-run/cloudflare";
import { Prose } from "~/components/site/prose";
import { pageMeta } from "~/features/site/site/page-meta";
import { TERMS, TERMS_UPDATED } from "~/features/site/site/terms";
import { paths } from "~/paths";

export const meta: MetaFunction = (args) => pageMeta(args, paths.terms);

export default function Terms() {
  return (
    <Prose
      numbered
      title="Terms of Service"
      index={`Last updated: ${TERMS_UPDATED}`}
      chapters={TERMS.map(({ title, paragraphs }, i) => ({
        id: `section-${i + 1}`,
        title,
        body: paragraphs.map((text) => <p key={text}>{text}</p>),
      }))}
    />
  );
}
