import { Table } from "../ui/table";
import { type Colours, contrast, PAIRS, type Theme } from "./contrast";
import { Part, Section } from "./frame";

const SIZES = [
  ...["text-hero", "text-3xl", "text-title", "text-2xl", "text-xl", "text-lg"],
  ...["text-base", "text-sm", "text-xs"],
];
const SPACES = [4, 8, 12, 16, 20, 24, 32, 36, 48];
const NUMBER = new Intl.NumberFormat("en-GB", {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});

export function Tokens({ colours }: { colours: Record<Theme, Colours> }) {
  return (
    <Section
      id="tokens"
      title="Tokens"
      index="Paper, ink, and two colours of the ground athletes work on. They follow the chosen theme."
    >
      <Part name="Colour" wide>
        <ul className="specimen-swatches">
          {Object.keys(colours.light).map((name) => (
            <li key={name}>
              <Swatch fill={`var(--${name}, ${colours.light[name]})`} />
              <p className="text-sm font-strong">{name}</p>
              <p className="text-xs text-soft tabular-nums">
                {colours.light[name]}
                {colours.dark[name] !== colours.light[name] && ` · ${colours.dark[name]}`}
              </p>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Contrast" wide>
        <Table
          caption="Contrast of every pair in use, light and dark"
          captionHidden
          narrow="scroll"
          columns={[
            { label: "Pair", cell: (pair) => `${pair.front} on ${pair.ground}` },
            { label: "For", cell: (pair) => pair.use },
            { label: "At least", cell: (pair) => NUMBER.format(pair.least), numeric: true },
            {
              label: "Light",
              cell: (pair) => NUMBER.format(ratio(colours.light, pair)),
              numeric: true,
            },
            {
              label: "Dark",
              cell: (pair) => NUMBER.format(ratio(colours.dark, pair)),
              numeric: true,
            },
          ]}
          rows={PAIRS}
          rowKey={({ front, ground, least }) => `${front}-${ground}-${least}`}
        />
      </Part>
      <Part name="Type" wide>
        {SIZES.map((size, i) => (
          <p key={size} className={`specimen-line ${i < 6 ? "font-strong" : ""} ${size}`}>
            Good work, well agreed
          </p>
        ))}
        <p className="eyebrow">Eyebrow</p>
        <p className="figure text-2xl">1,204,870</p>
      </Part>
      <Part name="Space, in steps of 4">
        <ul className="specimen-row">
          {SPACES.map((space) => (
            <li key={space}>
              <svg width={space} height={space} aria-hidden="true">
                <rect width="100%" height="100%" fill="var(--leaf)" />
              </svg>
              <span className="text-xs text-soft">{space}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Radius">
        <ul className="specimen-row">
          <li className="specimen-box rounded-control">control 8</li>
          <li className="specimen-box rounded-card">card 14</li>
          <li className="specimen-box rounded-full">full</li>
        </ul>
      </Part>
      <Part name="Shadow: only what floats">
        <ul className="specimen-row">
          <li className="specimen-box rounded-card shadow-raised">raised</li>
          <li className="specimen-box rounded-card shadow-float">float</li>
          <li className="specimen-box rounded-card shadow-dialog">dialog</li>
        </ul>
      </Part>
      <Part name="Motion: none with reduced motion">
        <p className="text-soft">
          Nothing slides in. A busy button breathes; a bar without an end runs. Both stand still
          when the system asks for it.
        </p>
      </Part>
    </Section>
  );
}

const ratio = (colours: Colours, { front, ground }: (typeof PAIRS)[number]) =>
  contrast(colours[front], colours[ground]);

const Swatch = ({ fill }: { fill: string }) => (
  <svg
    viewBox="0 0 120 56"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="specimen-swatch"
  >
    <rect width="120" height="56" fill={fill} />
  </svg>
);
