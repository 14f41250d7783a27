import type { MetaFunction } from "@remix-run/cloudflare";
import { Walkthrough } from "~/features/site/demo/walkthrough";
import { pageMeta } from "~/features/site/site/page-meta";
import { paths } from "~/paths";

export const meta: MetaFunction = (args) => pageMeta(args, paths.demo.athlete);

export default function AthleteDemo() {
  return <Walkthrough audience="athlete" />;
}
