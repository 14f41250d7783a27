import type { MetaFunction } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { BRAND_STOPS } from "~/features/demo/brand-stops";
import { stepIn, Walkthrough } from "~/features/demo/walkthrough";
import { pageMeta } from "~/features/site/page-meta";

export const meta: MetaFunction = (args) => pageMeta(args, "/demo/brand");

export default function BrandDemo() {
  const [search] = useSearchParams();
  return (
    <Walkthrough
      title="A walk through, as a brand"
      stops={BRAND_STOPS}
      step={stepIn(search, BRAND_STOPS)}
      end={
        <>
          <ButtonLink to="/signup?type=brand">Join as Brand</ButtonLink>
          <TextLink to="/demo/athlete">See the athlete's side</TextLink>
        </>
      }
    />
  );
}
