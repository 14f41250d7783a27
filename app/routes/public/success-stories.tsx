import type { MetaFunction } from "@remix-run/cloudflare";
import { FieldLink } from "~/components/site/field-link";
import { Figures } from "~/components/site/figures";
import { Closing, FieldHead, Section } from "~/components/site/section";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Laurel } from "~/components/ui/laurel";
import { STORY_FIGURES } from "~/features/site/claims";
import { pageMeta } from "~/features/site/page-meta";
import { Testimonial } from "~/features/site/testimonial";

export const meta: MetaFunction = (args) => pageMeta(args, "/success-stories");

const ATHLETES = [
  {
    name: "Maya Okafor",
    sport: "Sprint, 400 m · Manchester",
    tier: "Mid",
    score: 82,
    made: "14 pieces: a training diary in eight parts, four race days, two shoe tests.",
    words: "The brief told me what mattered to them. The rest was mine to say.",
  },
  {
    name: "Callum Reid",
    sport: "Fell running · Fort William",
    tier: "Nano",
    score: 58,
    made: "10 pieces: one hill a week for ten weeks, in whatever weather there was.",
    words: "I have 8.7K followers. I had never been asked by a brand of this size.",
  },
];

export default function SuccessStories() {
  return (
    <>
      <FieldHead
        title="Success Stories"
        lead="Northlight wanted runners to train through the dark months. Two athletes showed how, over one autumn."
      />
      <Section title="Autumn Miles, in figures">
        <Figures items={STORY_FIGURES} />
      </Section>
      <Section
        title="The partnership"
        lead="One brief, ten matches, two athletes: one with a crowd, one with a hill."
      >
        <div className="grid gap-5 md:grid-cols-2">
          {ATHLETES.map(({ name, sport, tier, score, made, words }) => (
            <Card key={name} className="md:p-7">
              <div className="flex items-start gap-4">
                <Avatar name={name} />
                <div className="min-w-0 flex-1">
                  <h3 className="text-lg">{name}</h3>
                  <p className="text-sm text-soft">{sport}</p>
                  <p className="mt-2">
                    <Badge tone="gold">{tier}</Badge>
                  </p>
                </div>
                <Laurel score={score} size={84} />
              </div>
              <p className="mt-4 border-t border-line pt-4">{made}</p>
              <p className="mt-3 text-soft">“{words}”</p>
            </Card>
          ))}
        </div>
      </Section>
      <Section title="In the brand's words">
        <Testimonial />
      </Section>
      <Closing
        title="Yours could be the next."
        lead="Brands write a brief, athletes a profile. Both take minutes."
      >
        <FieldLink to="/brand-signup">Join as Brand</FieldLink>
        <FieldLink to="/athlete-signup" outline>
          Join as Athlete
        </FieldLink>
      </Closing>
    </>
  );
}
