import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FieldLink } from "~/components/site/field-link";
import { Figures } from "~/components/site/figures";
import { Closing, CONTAINER, Section } from "~/components/site/section";
import { useHasAccount } from "~/features/identity/accounts/use-has-account";
import { BothSides } from "~/features/site/site/both-sides";
import { DealSlip } from "~/features/site/site/deal-slip";
import { FeatureGrid } from "~/features/site/site/feature-grid";
import { HeroSides } from "~/features/site/site/hero-sides";
import { MoneySteps } from "~/features/site/site/money-steps";
import { organization, pageMeta } from "~/features/site/site/page-meta";
import { ProductPictures } from "~/features/site/site/product-pictures";
import { describeFigure } from "~/features/site/site/site-figures";
import { loadSiteFigures } from "~/features/site/site/site-figures.server";
import { Track } from "~/features/site/site/track";
import { paths } from "~/paths";
import { product } from "~/product";

export const meta: MetaFunction = (args) => pageMeta(args, paths.home, organization);

export const loader = ({ context }: LoaderFunctionArgs) => loadSiteFigures(context.db);

export default function Home() {
  const figures = useLoaderData<typeof loader>();
  return (
    <>
      <div className="relative isolate overflow-hidden bg-field text-chalk">
        <div
          className={`${CONTAINER} relative grid gap-26 pt-12 pb-10 md:pt-24 md:pb-24 lg:grid-cols-[minmax(0,640px)_1fr] lg:items-end lg:gap-16`}
        >
          <div>
            <h1 className="max-w-[9.5em] text-hero lg:text-3xl leading-[1.03] font-heavy">
              {product.strapline}
            </h1>
            <HeroSides hasAccount={useHasAccount()} />
          </div>
          <div className="max-w-[26rem] lg:w-full lg:justify-self-end">
            <DealSlip />
          </div>
        </div>
        <Track className="absolute -z-1 bottom-0 h-[400px] w-full overflow-visible lg:inset-0 lg:h-full" />
      </div>
      {figures.length > 1 && (
        <div className={`${CONTAINER} pt-8 md:pt-12`}>
          <Figures items={figures.map(describeFigure)} />
        </div>
      )}
      <Section title="How the money works">
        <MoneySteps />
      </Section>
      <Section title="A deal from start to finish" index="Real screens, with sample data.">
        <ProductPictures />
      </Section>
      <Section
        title="Built for Both Sides"
        index="The same brief, the same terms and the same status, whichever side you're on."
      >
        <BothSides />
      </Section>
      <Section
        title="Everything a campaign needs"
        index="From first brief to final post, all in one place. Works on your phone, even at the trackside."
      >
        <FeatureGrid />
      </Section>
      <Closing
        title="On your marks."
        index="It takes a few minutes to set up. No card, no call, no obligation."
      >
        <FieldLink to={paths.signUp}>Get Started</FieldLink>
        <FieldLink to={paths.features} outline>
          How It Works
        </FieldLink>
      </Closing>
    </>
  );
}
