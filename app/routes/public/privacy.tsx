import type { MetaFunction } from "@remix-run/cloudflare";
import { Prose } from "~/components/site/prose";
import { pageMeta } from "~/features/site/site/page-meta";
import { PRIVACY } from "~/features/site/site/privacy";
import { paths } from "~/paths";

export const meta: MetaFunction = (args) => pageMeta(args, paths.privacy);

export default function Privacy() {
  return (
    <Prose
      title="Privacy Policy"
      index="What we store about you, why, for how long, and what you can ask of us. Last updated: November 2026"
      chapters={PRIVACY}
    />
  );
}
