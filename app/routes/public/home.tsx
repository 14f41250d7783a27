import type { MetaFunction } from "@remix-run/cloudflare";
import { FieldLink } from "~/components/site/field-link";
import { Figures } from "~/components/site/figures";
import { Closing, CONTAINER, Section } from "~/components/site/section";
import { TextLink } from "~/components/ui/link";
import { useHasAccount } from "~/features/identity/accounts/use-has-account";
import { BothSides } from "~/features/site/site/both-sides";
import { MARKETPLACE_FIGURES } from "~/features/site/site/claims";
import { FeatureGrid } from "~/features/site/site/feature-grid";
import { MatchSlip } from "~/features/site/site/match-slip";
import { MoneySteps } from "~/features/site/site/money-steps";
import { organization, pageMeta } from "~/features/site/site/page-meta";
import { Testimonial } from "~/features/site/site/testimonial";
import { Track } from "~/features/site/site/track";
import { paths } from "~/paths";
import { product } from "~/product";

export const meta: MetaFunction = (args) => pageMeta(args, paths.home, organization);

export default function Home() {
  const hasAccount = useHasAccount();
  return (
    <>
      <div className="relative isolate overflow-hidden bg-field text-chalk">
        <div
          className={`${CONTAINER} relative grid gap-26 pt-12 pb-10 md:pt-24 md:pb-24 lg:grid-cols-[minmax(0,640px)_1fr] lg:items-end lg:gap-16`}
        >
          <div>
            <h1 className="max-w-[9.5em] text-[clamp(38px,5.4vw,68px)] leading-[1.03] font-extrabold">
              {product.strapline}
            </h1>
            <p className="mt-5 max-w-[31em] text-lg">
              Agree clear terms, pay before the work starts, approve every post and see what it
              brought. All in one place.
            </p>
            <div className="mt-7 flex flex-wrap gap-3">
              {hasAccount ? (
                <FieldLink to={paths.dashboard}>Go to your dashboard</FieldLink>
              ) : (
                <>
                  <FieldLink to={paths.signUpAs.brand}>I'm a Brand</FieldLink>
                  <FieldLink to={paths.signUpAs.athlete} outline>
                    I'm an Athlete
                  </FieldLink>
                </>
              )}
            </div>
            {!hasAccount && (
              <p className="mt-4 text-sm">
                Free to join. Athletes keep their whole fee; brands pay ours on top.
              </p>
            )}
          </div>
          <div className="max-w-[26rem] lg:w-full lg:justify-self-end">
            <MatchSlip />
          </div>
        </div>
        <Track className="absolute -z-1 bottom-0 h-[400px] w-full overflow-visible lg:inset-0 lg:h-full" />
      </div>
      <div className={`${CONTAINER} py-8 md:py-12`}>
        <Figures items={MARKETPLACE_FIGURES} />
      </div>
      <Section title="How the money works">
        <MoneySteps />
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
      <Section title="What our partners say">
        <Testimonial />
        <p className="mt-4">
          <TextLink to={paths.successStories}>Read the full story</TextLink>
        </p>
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
