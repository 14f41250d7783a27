// npm run norms: fits the defaults of app/features/profiles/reach/published-norms.ts to scripts/norms/published-norms.csv and
// prints them with how far the norms are from them. scripts/norms/fit-norms.test.ts compares the two.
import { fitNorms } from "./norms/fit-norms";

const percent = (share: number) => `${(share * 100).toPrecision(3)}%`;

for (const [measure, { levels, fall, spread, errors }] of Object.entries(fitNorms())) {
  console.log(`${measure}, as a share of the followers at 10,000 followers`);
  console.table(
    [...levels].map(([group, level]) => {
      const { norms = 0, factor = Number.NaN } = errors.get(group) ?? {};
      return { group, level: percent(level), norms, "typical error": `x ${factor.toFixed(2)}` };
    }),
  );
  console.log(
    `falls by the power ${fall.toFixed(2)} of the followers; a norm is typically ${percent(1 - 1 / spread)} below or ${percent(spread - 1)} above the line\n`,
  );
}
