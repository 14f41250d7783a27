import { Form, Link } from "@remix-run/react";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Progress } from "~/components/ui/progress";
import { paths } from "~/paths";
import type { AthleteDashboard } from "./dashboard.server";

/** How complete the profile is and what to add next; nothing when it is complete. */
export function ProfileProgress({ percent, next }: AthleteDashboard["progress"]) {
  if (!next) return null;
  return (
    <Card className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 !py-4">
      <div className="min-w-0 flex-1 basis-72">
        <Progress label="Profile complete" value={percent} text={`${percent}%`} />
        <p className="mt-2 text-soft">Next: add {next.called}.</p>
      </div>
      <ButtonLink to={`${paths.athlete.profile}#profile-${next.field}`} size="sm">
        Complete Your Profile
      </ButtonLink>
    </Card>
  );
}

export function Panels({ availableCampaigns }: { availableCampaigns: number }) {
  const campaigns =
    availableCampaigns === 0
      ? "See what brands are looking for, and respond to your invitations."
      : `${availableCampaigns} ${availableCampaigns === 1 ? "campaign is" : "campaigns are"} looking for athletes right now.`;
  return (
    <div className="mt-4 grid gap-4 md:grid-cols-2">
      <Panel to={paths.athlete.campaigns} title="Browse Campaigns" text={campaigns} />
      <Panel
        to={paths.athlete.contentList}
        title="My Content"
        text="Your drafts, what's in review and what's ready to post."
      />
    </div>
  );
}

function Panel({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Card className="relative hover:bg-leaf-wash">
      <h2 className="text-lg">
        <Link to={to} className="no-underline after:absolute after:inset-0 hover:underline">
          {title} <span aria-hidden="true">→</span>
        </Link>
      </h2>
      <p className="mt-1.5 text-soft">{text}</p>
    </Card>
  );
}

/** Shown without a profile. The way out is to sign out, because /login redirects signed-in users back here. */
export function ProfileUnavailable() {
  return (
    <section className="flex max-w-[640px] flex-col gap-4 py-10">
      <h1 className="text-2xl">Unable to load profile</h1>
      <p className="text-lg text-soft">
        We couldn't load your profile just now. Try again in a minute. If it keeps happening, sign
        in again.
      </p>
      <div className="flex flex-wrap gap-3">
        <Form method="post" action={paths.logout} reloadDocument>
          <input type="hidden" name="to" value={paths.login} />
          <Button>Return to Login</Button>
        </Form>
        <a href={paths.athlete.dashboard} className={buttonClass({ variant: "plain" })}>
          Try Again
        </a>
      </div>
    </section>
  );
}
