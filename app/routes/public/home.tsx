import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import { FieldLink } from "~/components/site/field-link";
import { Figures } from "~/components/site/figures";
import { Closing, Section, WRAP } from "~/components/site/section";
import { TextLink } from "~/components/ui/link";
import { BothSides } from "~/features/site/both-sides";
import { MARKETPLACE_FIGURES } from "~/features/site/claims";
import { FeatureGrid } from "~/features/site/feature-grid";
import { MatchSlip } from "~/features/site/match-slip";
import { organization, pageMeta } from "~/features/site/page-meta";
import { Testimonial } from "~/features/site/testimonial";
import { Track } from "~/features/site/track";

export const meta: MetaFunction = (args) => pageMeta(args, "/", organization);

export default function Home() {
  return (
    <>
      <div className="relative isolate overflow-hidden bg-field text-chalk">
        <div
          className={`${WRAP} relative grid gap-26 pt-12 pb-10 md:pt-24 md:pb-24 lg:grid-cols-[minmax(0,640px)_1fr] lg:items-end lg:gap-16`}
        >
          <div>
            <h1 className="max-w-[9.5em] text-[clamp(38px,5.4vw,68px)] leading-[1.03] font-extrabold">
              {brand.strapline}
            </h1>
            <p className="mt-5 max-w-[31em] text-lg">
              Write a brief, meet the athletes it suits, agree terms both sides can read, and see
              the work through to the post. Nobody is left waiting.
            </p>
            <div className="mt-7 flex flex-wrap gap-3">
              <FieldLink to="/brand-signup">I'm a Brand</FieldLink>
              <FieldLink to="/athlete-signup" outline>
                I'm an Athlete
              </FieldLink>
            </div>
            <p className="mt-4 text-sm">Athletes join free. So do brands, to begin with.</p>
          </div>
          <div className="max-w-[26rem] lg:w-full lg:justify-self-end">
            <MatchSlip />
          </div>
        </div>
        <Track className="absolute -z-1 bottom-0 h-[400px] w-full overflow-visible lg:inset-0 lg:h-full" />
      </div>
      <div className={`${WRAP} py-8 md:py-12`}>
        <Figures items={MARKETPLACE_FIGURES} />
      </div>
      <Section
        title="Built for Both Sides"
        lead="The same brief, the same terms and the same status, whichever side you are on."
      >
        <BothSides />
      </Section>
      <Section
        title="Everything a campaign needs"
        lead="From first brief to last post, in one place that works on a phone at the trackside."
      >
        <FeatureGrid />
      </Section>
      <Section title="What partners say">
        <Testimonial />
        <p className="mt-4">
          <TextLink to="/success-stories">Read the whole story</TextLink>
        </p>
      </Section>
      <Closing
        title="On your marks."
        lead="Setting up takes a few minutes. No card, no call, no obligation."
      >
        <FieldLink to="/signup">Get Started</FieldLink>
        <FieldLink to="/features" outline>
          How It Works
        </FieldLink>
      </Closing>
    </>
  );
}
