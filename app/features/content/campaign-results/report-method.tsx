import { TYPED_PERCENT } from "./range";
import { Section } from "./report-parts";

/** How the numbers are made, in plain words. */
export const ReportMethod = () => (
  <Section id="method" title="How this is measured">
    <div className="flex max-w-[70ch] flex-col gap-2 text-sm">
      <p>
        Of each post we take the latest figures only, from 1 hour to 30 days after it went up. They
        are running totals, so we never add up an earlier and a later one. Figures from a platform
        are shown as they are. Figures that an athlete typed are theirs: we can't check them, so
        they count as a range from {TYPED_PERCENT}% lower to {TYPED_PERCENT}% higher. We assume
        nothing about a post without a figure: we leave it out and say so. If an athlete has posted
        nothing or has no figures at all, we leave them and their fee out of the cost of each
        result, and say so.
      </p>
      <p>
        People reached is the sum over all posts. Someone who saw two posts counts twice, because
        the platforms don't say who saw them. Engagements are likes, comments and shares. A click is
        one opening of the athlete's short link; known bots are left out, and one browser counts at
        most once a minute. Without a short link we show the clicks that the platform reports.
        Orders and revenue are those with the athlete's discount code, as the brand reports them,
        less the refunds it reports; a sale without the code isn't seen here.
      </p>
      <p>
        Costs are the agreed fees, or what was paid once a deal is settled, with Laurel's fee as
        charged so far. The engagement rate is engagements for each follower that the channel had
        when the post was made; where we don't know that, for each it has today, and the rate says
        so. It is compared with the usual rate of athletes with as many followers. The forecast was
        written down when the athlete accepted: their own followers times the engagement rate they
        had then, for each post.
      </p>
    </div>
  </Section>
);
