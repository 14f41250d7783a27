import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { FieldLink } from "~/components/site/field-link";
import { Figures } from "~/components/site/figures";
import { Closing, CONTAINER, Section } from "~/components/site/section";
import { Tick } from "~/components/ui/tick";
import {
  MONEY_FACTS,
  SERVICE_FEE_PERCENT,
  TIME_TO_BANK,
} from "~/features/billing/billing/money-facts";
import { paidPlanFor } from "~/features/billing/billing/plans";
import { feeOf } from "~/features/billing/ledger/fees";
import { useHasAccount } from "~/features/identity/accounts/use-has-account";
import { BothSides } from "~/features/site/site/both-sides";
import { Face } from "~/features/site/site/face";
import { FeatureGrid } from "~/features/site/site/feature-grid";
import { MoneySteps } from "~/features/site/site/money-steps";
import { organization, pageMeta } from "~/features/site/site/page-meta";
import { ProductPictures } from "~/features/site/site/product-pictures";
import { MAYA, SAMPLE_BRAND, SAMPLE_CAMPAIGN } from "~/features/site/site/samples";
import { describeFigure } from "~/features/site/site/site-figures";
import { loadSiteFigures } from "~/features/site/site/site-figures.server";
import { paths } from "~/paths";
import { formatMoney, toPence } from "~/platform/money";
import { parseNumber } from "~/platform/parse-number";
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
            <h1 className="max-w-text text-hero lg:text-3xl leading-none">{product.strapline}</h1>
            <HeroSides hasAccount={useHasAccount()} />
          </div>
          <div className="max-w-104 lg:w-full lg:justify-self-end">
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

const SIDES = [
  {
    type: "brand",
    gets: "Book athletes to post about you. Agree, pay and see the results in one place.",
    join: "I'm a Brand",
  },
  {
    type: "athlete",
    gets: "Get paid to post about brands on your own channels. You keep the whole fee.",
    join: "I'm an Athlete",
  },
] as const;

/** What each side gets, and what it costs; the way back first for people who have an account. */
function HeroSides({ hasAccount }: { hasAccount: boolean }) {
  return (
    <>
      {hasAccount && (
        <p className="mt-7">
          <FieldLink to={paths.dashboard}>Back to your dashboard</FieldLink>
        </p>
      )}
      <ul className="mt-7 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {SIDES.map(({ type, gets, join }) => (
          <li key={type} className="flex flex-col items-start justify-between gap-3">
            <p className="text-lg">{gets}</p>
            {!hasAccount && <FieldLink to={paths.signUpAs[type]}>{join}</FieldLink>}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm">
        Free to join. Brands pay {SERVICE_FEE_PERCENT.free}% on top of each fee, or{" "}
        {SERVICE_FEE_PERCENT.premium}% with {PREMIUM.name} at {formatMoney(PREMIUM.pricePence)} a
        month. {MONEY_FACTS.vat} Once the brand approves the work, the fee is usually in the
        athlete's bank within {TIME_TO_BANK}. <br />
        <Link to={paths.athletes}>Look at athletes first</Link>
      </p>
    </>
  );
}

const PREMIUM = paidPlanFor("brand");

const FEE = toPence(parseNumber(SAMPLE_CAMPAIGN.fee));

const STEPS = [
  { text: "Both have signed", amount: FEE },
  { text: `${SAMPLE_BRAND.name} has paid in, our fee included`, amount: FEE + feeOf(FEE, null) },
  { text: `${SAMPLE_BRAND.name} has approved the work`, amount: null },
  { text: `Paid to ${MAYA.name}`, amount: FEE },
];

/** A deal from signature to payment, as an example. */
function DealSlip() {
  return (
    <div className="rounded-card bg-card p-5 text-ink shadow-dialog md:p-6">
      <p className="eyebrow text-track">An example deal</p>
      {/* From the top, not the middle: what comes below then moves nothing. */}
      <div className="mt-3 flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <p className="text-lg leading-tight font-strong tracking-tight">
            {SAMPLE_CAMPAIGN.title}
          </p>
          <p className="mt-1 text-sm text-soft">
            {SAMPLE_BRAND.name} and {MAYA.name}
          </p>
        </div>
        <Face name={MAYA.name} />
      </div>
      <ol className="mt-4 border-t border-line pt-2">
        {STEPS.map(({ text, amount }) => (
          <li key={text} className="flex gap-2.5 py-1.5">
            <Tick />
            <span className="flex-1">{text}</span>
            {amount !== null && <span className="figure text-lg">{formatMoney(amount)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Six lanes of the bend, with its staggered start: inner lane first, each further one a little on. */
const CENTRE = { x: 1220, y: 310 };
const INNER = 196;
const LANE = 44;

const at = (radius: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180;
  const x = CENTRE.x - radius * Math.cos(turn);
  const y = CENTRE.y - radius * Math.sin(turn);
  return [Math.round(x), Math.round(y)] as const;
};

const rounded = (radius: number) => ({
  x: CENTRE.x - radius,
  y: CENTRE.y - radius,
  width: 1200,
  height: radius * 2,
  rx: radius,
});

const STARTS = Array.from({ length: 6 }, (_, i) => {
  const degrees = 58 - i * 5.6;
  const inner = INNER + i * LANE;
  return {
    lane: i + 1,
    degrees,
    from: at(inner, degrees),
    to: at(inner + LANE, degrees),
    number: at(inner + LANE / 2, degrees - 1200 / (inner + LANE / 2)),
  };
});

/** The bend of a running track, seen from above; decoration. */
function Track({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1280 620"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className={className}
    >
      <rect {...rounded(INNER + LANE * 6)} fill="#b04124" />
      <g fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="1.5">
        {[1, 2, 3, 4, 5].map((lane) => (
          <rect key={lane} {...rounded(INNER + LANE * lane)} />
        ))}
      </g>
      <rect {...rounded(INNER)} className="fill-field" />
      <path
        d={STARTS.map(({ from, to }) => `M${from.join(" ")}L${to.join(" ")}`).join("")}
        stroke="#fff"
        strokeWidth="4"
      />
      <g fill="#fff" fillOpacity=".85" textAnchor="middle" fontSize={22} className="figure">
        {STARTS.map(({ lane, degrees, number }) => (
          <text key={lane} transform={`translate(${number.join(" ")})rotate(${degrees})`} dy="8">
            {lane}
          </text>
        ))}
      </g>
    </svg>
  );
}
