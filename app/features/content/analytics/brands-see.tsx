import { Link } from "@remix-run/react";
import { paths } from "~/paths";

const HEADING = "brands-see";

/** Which of these figures others are shown. */
export const BrandsSee = () => (
  <section aria-labelledby={HEADING} className="max-w-text">
    <h2 id={HEADING} className="text-lg">
      Who sees these figures
    </h2>
    <dl className="mt-3 flex flex-col gap-3 [&_dt]:font-strong">
      <div>
        <dt>The brand of a campaign</dt>
        <dd>
          The figures of the posts you made for it, where they come from and how old they are, and
          the clicks on your link for it. Not your other campaigns.
        </dd>
      </div>
      <div>
        <dt>Brands that look at your profile</dt>
        <dd>
          Followers, engagement rate, growth and Ambassador Score, with their sources. None of the
          figures on this page.
        </dd>
      </div>
      <div>
        <dt>Everyone</dt>
        <dd>
          The same figures of your channels, if you have a public page.{" "}
          <Link to={paths.athlete.profile}>Choose on your profile</Link>
        </dd>
      </div>
      <div>
        <dt>Only you</dt>
        <dd>These sums over all your campaigns, and how they compare with the time before.</dd>
      </div>
    </dl>
  </section>
);
