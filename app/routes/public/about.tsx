import type { MetaFunction } from "@remix-run/cloudflare";
import { FieldLink } from "~/components/site/field-link";
import { Figures } from "~/components/site/figures";
import { Closing, FieldHead, Section } from "~/components/site/section";
import { ExternalLink } from "~/components/ui/link";
import { MARKETPLACE_FIGURES } from "~/features/site/site/claims";
import { organization, pageMeta } from "~/features/site/site/page-meta";
import { paths } from "~/paths";
import { product } from "~/product";

export const meta: MetaFunction = (args) => pageMeta(args, paths.about, organization);

const VALUES = [
  {
    name: "Data-Driven",
    text: "Matches rest on figures with a source and a date. Where we have no figure, we say so.",
  },
  {
    name: "Transparent",
    text: "Every score has a breakdown, every recommendation has reasons, and every fee is agreed up front.",
  },
  {
    name: "Empowering",
    text: "A fell runner with eight thousand followers is compared with others of that size, not with a champion.",
  },
  {
    name: "Innovative",
    text: "We try new things when they save people time, and drop them when they don't.",
  },
];

export default function About() {
  return (
    <>
      <FieldHead
        title="About Us"
        index="Our mission: fair deals between athletes and brands, on terms you'd happily show a friend."
      />
      <Section title="Our values">
        <dl className="grid gap-x-10 md:grid-cols-2">
          {VALUES.map(({ name, text }) => (
            <div key={name} className="border-t border-line py-5">
              <dt className="text-xl font-strong tracking-tight">{name}</dt>
              <dd className="mt-1.5 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title="Our figures"
        index={`As ${product.company} gives them. This site hasn't counted them.`}
      >
        <Figures items={MARKETPLACE_FIGURES} />
      </Section>
      <Section title="Our story">
        <div className="grid gap-5 text-lg md:grid-cols-2 md:gap-10">
          <p>
            Sponsorship used to depend on who you knew. A brand asked an agency, the agency called
            the same three athletes, and everyone else was overlooked. Deals lived in email threads,
            and no one was sure whose turn it was.
          </p>
          <p>
            {product.name} puts what both need to know before they say yes on one page: the brief,
            the figures, the terms, the content and whose turn it is.
          </p>
        </div>
        <p className="mt-5 text-sm text-soft">
          Our list of towns and counties is based on{" "}
          <ExternalLink href="https://www.geonames.org" inline>
            GeoNames
          </ExternalLink>
          , used under{" "}
          <ExternalLink href="https://creativecommons.org/licenses/by/4.0/" inline>
            CC BY 4.0
          </ExternalLink>
          .
        </p>
      </Section>
      <Closing
        title="Come and see for yourself."
        index="Join free, or ask us anything. You'll get a reply from a real person."
      >
        <FieldLink to={paths.signUp}>Get Started</FieldLink>
        <FieldLink to={paths.contact} outline>
          Contact us
        </FieldLink>
      </Closing>
    </>
  );
}
