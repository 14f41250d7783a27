import type { MetaFunction } from "@remix-run/cloudflare";
import { FieldLink } from "~/components/site/field-link";
import { Figures } from "~/components/site/figures";
import { Closing, FieldHead, Section } from "~/components/site/section";
import { Card } from "~/components/ui/card";
import { LEAF } from "~/components/ui/laurel";
import { STORY_FIGURES, STORY_WEEKS, TESTIMONIAL_QUOTE } from "~/features/site/site/claims";
import { Face } from "~/features/site/site/face";
import { pageMeta } from "~/features/site/site/page-meta";
import { COMPANION, MAYA, SAMPLE_BRAND } from "~/features/site/site/samples";
import { paths } from "~/paths";
import { product } from "~/product";

export const meta: MetaFunction = (args) => pageMeta(args, paths.successStories);

const CHAPTERS = [
  {
    title: "The brief",
    text: `${SAMPLE_BRAND.name} makes running shoes and jackets for bad weather. It wanted the miles no one claps for: dark, wet and early.`,
  },
  {
    title: "The choice",
    text: `Ten athletes matched, each with reasons. ${MAYA.name} and ${COMPANION.name} tell the story here.`,
  },
  {
    title: "The work",
    text: "Everything was approved before it was posted. Feedback sat right next to the content, not lost in an inbox.",
  },
];

const countContentItems = (perWeek: number[]) => perWeek.reduce((total, n) => total + n, 0);

const ATHLETES = [
  {
    athlete: MAYA,
    contentItems: countContentItems(STORY_WEEKS.maya),
    made: "an eight-part training diary, four race days and two shoe tests.",
    words: "The brief told me what mattered to them. The rest was up to me.",
  },
  {
    athlete: COMPANION,
    contentItems: countContentItems(STORY_WEEKS.companion),
    made: "one long run a week for ten weeks, whatever the weather.",
    words: "A brand this size had never asked me before. The terms were clear from the start.",
  },
];

export default function SuccessStories() {
  return (
    <>
      <FieldHead
        title="Success Stories"
        index={`${SAMPLE_BRAND.name} wanted its winter shoe shown on real winter mornings. Over ten weeks, two athletes did just that.`}
      />
      <Section title={`${SAMPLE_BRAND.name} and two runners`}>
        <div className="grid gap-7 lg:grid-cols-[1fr_1.2fr] lg:gap-14">
          <dl className="border-b border-line">
            {CHAPTERS.map(({ title, text }) => (
              <div key={title} className="border-t border-line py-5">
                <dt className="text-lg font-strong tracking-tight">{title}</dt>
                <dd className="mt-1.5 text-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <StoryLanes />
        </div>
        <div className="mt-7 md:mt-9">
          <Figures items={STORY_FIGURES} />
          <p className="mt-3 text-sm text-soft">
            Figures and quotes as {product.company} gives them.
          </p>
        </div>
      </Section>
      <Section title="The two athletes">
        <div className="grid gap-5 lg:grid-cols-2">
          {ATHLETES.map(({ athlete, contentItems, made, words }) => (
            <Card key={athlete.name} className="md:p-8">
              <div className="flex items-start gap-4">
                <span className="max-sm:hidden">
                  <Face name={athlete.name} size={80} />
                </span>
                <div className="min-w-0 flex-1">
                  <h3 className="text-xl">{athlete.name}</h3>
                  <p className="mt-1.5 text-soft">
                    {athlete.sport} · {athlete.location}
                  </p>
                </div>
              </div>
              <blockquote className="mt-6 text-lg leading-snug font-strong tracking-tight text-balance">
                “{words}”
              </blockquote>
              <p className="mt-4 text-soft">
                {contentItems} pieces: {made}
              </p>
            </Card>
          ))}
        </div>
      </Section>
      <Section title="In the brand's words">
        <Testimonial />
      </Section>
      <Closing
        title="Yours could be next."
        index="Brands write a brief, athletes build a profile. Both take minutes."
      >
        <FieldLink to={paths.signUpAs.brand}>Join as Brand</FieldLink>
        <FieldLink to={paths.signUpAs.athlete} outline>
          Join as Athlete
        </FieldLink>
      </Closing>
    </>
  );
}

function Testimonial() {
  return (
    <figure className="rounded-card bg-track-wash p-6 md:p-10">
      <blockquote className="text-lg md:text-xl leading-snug font-strong tracking-tight text-balance">
        “{TESTIMONIAL_QUOTE}”
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-3.5">
        <Face name={SAMPLE_BRAND.contact} />
        <span className="min-w-0">
          <span className="block font-strong">{SAMPLE_BRAND.contact}</span>
          <span className="text-sm text-soft">{SAMPLE_BRAND.name}</span>
        </span>
      </figcaption>
    </figure>
  );
}

const WEEK = 40;
const LANES = [
  { name: MAYA.name, perWeek: STORY_WEEKS.maya },
  { name: COMPANION.name, perWeek: STORY_WEEKS.companion },
];

/** Where the leaves of a lane lie: one in the middle of its week, two beside each other. */
const leaves = (perWeek: number[]) =>
  perWeek.flatMap((n, week) =>
    Array.from({ length: n }, (_, i) => (week + 0.5) * WEEK + (i - (n - 1) / 2) * 15),
  );

/** The partnership as two lanes of the straight: a leaf for every content item, in the week it was posted. */
function StoryLanes() {
  return (
    <figure className="flex flex-col justify-between rounded-card bg-field p-5 text-chalk md:p-8">
      <figcaption className="text-lg font-strong tracking-tight">Ten weeks, 24 pieces</figcaption>
      {LANES.map(({ name, perWeek }) => (
        <div key={name} className="mt-4">
          <p className="flex justify-between gap-4 text-sm">
            <span>{name}</span>
            <span>{countContentItems(perWeek)} pieces</span>
          </p>
          <svg viewBox="0 0 400 48" aria-hidden="true" className="mt-1.5 block h-auto w-full">
            <path d="M0 0H400V48H0Z" fill="#b04124" />
            <path
              d={`M0 1.5H400M0 46.5H400${perWeek.map((_, i) => (i ? `M${i * WEEK} 3V45` : "")).join("")}`}
              stroke="#fff"
              strokeOpacity=".4"
            />
            <g className="fill-chalk">
              {leaves(perWeek).map((x) => (
                <path key={x} d={LEAF} transform={`translate(${x} 25) rotate(24) scale(1.2)`} />
              ))}
            </g>
          </svg>
        </div>
      ))}
      <p className="mt-2 flex justify-between text-xs" aria-hidden="true">
        <span>Week 1</span>
        <span>Week 10</span>
      </p>
    </figure>
  );
}
