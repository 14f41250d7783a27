import type { MetaFunction } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { useHasAccount } from "~/features/identity/accounts/use-has-account";
import { ATHLETE_STEPS } from "~/features/site/demo/athlete-tour";
import { parseStep, Walkthrough } from "~/features/site/demo/walkthrough";
import { pageMeta } from "~/features/site/site/page-meta";
import { paths, withQuery } from "~/paths";

export const meta: MetaFunction = (args) => pageMeta(args, paths.demo.athlete);

export default function AthleteDemo() {
  const [search] = useSearchParams();
  const hasAccount = useHasAccount();
  return (
    <Walkthrough
      title="A tour for athletes"
      steps={ATHLETE_STEPS}
      current={parseStep(search, ATHLETE_STEPS)}
      end={
        <>
          {hasAccount ? (
            <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
          ) : (
            <ButtonLink to={withQuery(paths.signUp, { type: "athlete" })}>
              Join as Athlete
            </ButtonLink>
          )}
          <TextLink to={paths.demo.brand}>See the brand demo</TextLink>
        </>
      }
    />
  );
}
