import type { MetaFunction } from "@remix-run/cloudflare";
import { FieldLink } from "~/components/site/field-link";
import { Figures } from "~/components/site/figures";
import { Closing, FieldHead, Section } from "~/components/site/section";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { STORY_FIGURES } from "~/features/site/claims";
import { pageMeta } from "~/features/site/page-meta";
import { StoryLanes } from "~/features/site/story-lanes";
import { Testimonial } from "~/features/site/testimonial";
import { paths } from "~/paths";

export const meta: MetaFunction = (args) => pageMeta(args, paths.successStories);

const CHAPTERS = [
  {
    title: "The brief",
    text: "Northlight makes lights and layers for runners. It wanted the training no one films: dark, wet and before work.",
  },
  {
    title: "The choice",
    text: "Ten athletes matched, each with reasons. Northlight invited two: one with a big following, one with a big hill.",
  },
  {
    title: "The work",
    text: "Everything was approved before it was posted. Feedback sat right next to the content, not lost in an inbox.",
  },
];

const ATHLETES = [
  {
    name: "Maya Okafor",
    sport: "Sprint, 400 m · Manchester",
    tier: "Mid",
    score: 82,
    figures: [
      ["182.4K", "followers"],
      ["5.8%", "engagement"],
      ["14", "pieces"],
    ],
    made: "An eight-part training diary, four race days and two shoe tests.",
    words: "The brief told me what mattered to them. The rest was up to me.",
  },
  {
    name: "Callum Reid",
    sport: "Fell running · Fort William",
    tier: "Nano",
    score: 58,
    figures: [
      ["8.7K", "followers"],
      ["9.4%", "engagement"],
      ["10", "pieces"],
    ],
    made: "One hill a week for ten weeks, whatever the weather.",
    words: "I have 8.7K followers. A brand this size had never asked me before.",
  },
] as const;

export default function SuccessStories() {
  return (
    <>
      <FieldHead
        title="Success Stories"
        index="Northlight wanted to keep runners training through the dark months. Over one winter, two athletes showed how."
      />
      <Section title="Northlight and two runners">
        <div className="grid gap-7 lg:grid-cols-[1fr_1.2fr] lg:gap-14">
          <dl className="border-b border-line">
            {CHAPTERS.map(({ title, text }) => (
              <div key={title} className="border-t border-line py-5">
                <dt className="font-display text-lg font-extrabold tracking-tight">{title}</dt>
                <dd className="mt-1.5 text-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <StoryLanes />
        </div>
        <div className="mt-7 md:mt-9">
          <Figures items={STORY_FIGURES} />
        </div>
      </Section>
      <Section title="The two athletes">
        <div className="grid gap-5 md:grid-cols-2">
          {ATHLETES.map(({ name, sport, tier, score, figures, made, words }) => (
            <Card key={name} className="md:p-8">
              <div className="flex items-start justify-between gap-4">
                <div className="min-w-0">
                  <h3 className="text-xl">{name}</h3>
                  <p className="mt-1.5 text-soft">{sport}</p>
                  <p className="mt-3">
                    <Badge tone="gold">{tier}</Badge>
                  </p>
                </div>
                <Laurel score={score} size={112} />
              </div>
              <blockquote className="mt-6 font-display text-[clamp(19px,2vw,24px)] leading-snug font-[650] tracking-tight text-balance">
                “{words}”
              </blockquote>
              <dl className="mt-6 grid grid-cols-3 gap-3 border-y border-line py-4">
                {figures.map(([value, label]) => (
                  <div key={label} className="flex flex-col-reverse justify-end gap-1.5">
                    <dt className="text-sm text-soft">{label}</dt>
                    <dd className="figure text-[clamp(21px,2.4vw,28px)]">{value}</dd>
                  </div>
                ))}
              </dl>
              <p className="mt-4 text-soft">{made}</p>
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
