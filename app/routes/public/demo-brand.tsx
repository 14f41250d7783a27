import type { MetaFunction } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { useHasAccount } from "~/features/identity/accounts/use-has-account";
import { BRAND_STEPS } from "~/features/site/demo/brand-tour";
import { parseStep, Walkthrough } from "~/features/site/demo/walkthrough";
import { pageMeta } from "~/features/site/site/page-meta";
import { paths, withQuery } from "~/paths";

export const meta: MetaFunction = (args) => pageMeta(args, paths.demo.brand);

export default function BrandDemo() {
  const [search] = useSearchParams();
  const hasAccount = useHasAccount();
  return (
    <Walkthrough
      title="A tour for brands"
      steps={BRAND_STEPS}
      current={parseStep(search, BRAND_STEPS)}
      end={
        <>
          {hasAccount ? (
            <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
          ) : (
            <ButtonLink to={withQuery(paths.signUp, { type: "brand" })}>Join as Brand</ButtonLink>
          )}
          <TextLink to={paths.athletes}>Look at athletes</TextLink>
          <TextLink to={paths.demo.athlete}>See the athlete demo</TextLink>
        </>
      }
    />
  );
}
