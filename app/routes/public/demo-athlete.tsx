import type { MetaFunction } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { ATHLETE_STOPS } from "~/features/demo/athlete-stops";
import { stepIn, Walkthrough } from "~/features/demo/walkthrough";
import { pageMeta } from "~/features/site/page-meta";

export const meta: MetaFunction = (args) => pageMeta(args, "/demo/athlete");

export default function AthleteDemo() {
  const [search] = useSearchParams();
  return (
    <Walkthrough
      title="A walk through, as an athlete"
      stops={ATHLETE_STOPS}
      step={stepIn(search, ATHLETE_STOPS)}
      end={
        <>
          <ButtonLink to="/signup?type=athlete">Join as Athlete</ButtonLink>
          <TextLink to="/demo/brand">See the brand's side</TextLink>
        </>
      }
    />
  );
}
