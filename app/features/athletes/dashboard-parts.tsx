import { Form, Link } from "@remix-run/react";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";

export function Panels({ availableCampaigns }: { availableCampaigns: number }) {
  const campaigns =
    availableCampaigns === 0
      ? "See what brands are looking for, and answer your invitations."
      : `${availableCampaigns} ${availableCampaigns === 1 ? "campaign is" : "campaigns are"} looking for athletes now.`;
  return (
    <div className="mt-4 grid gap-4 md:grid-cols-2">
      <Panel to="/athlete/campaigns" title="Browse Campaigns" text={campaigns} />
      <Panel
        to="/athlete/content"
        title="My Content"
        text="Your drafts, what brands are reviewing, and what is ready to post."
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

/** No profile to show. Signing out is the way back: /login sends those who are signed in here again. */
export function ProfileUnavailable() {
  return (
    <section className="flex max-w-[640px] flex-col gap-4 py-10">
      <h1 className="text-2xl">Unable to load profile</h1>
      <p className="text-lg text-soft">
        We could not read your profile just now. Try again in a minute; if it happens again, return
        to the login and sign in anew.
      </p>
      <div className="flex flex-wrap gap-3">
        <Form method="post" action="/logout" reloadDocument>
          <input type="hidden" name="to" value="/login" />
          <Button>Return to Login</Button>
        </Form>
        <a href="/athlete/dashboard" className={buttonClass({ look: "plain" })}>
          Try Again
        </a>
      </div>
    </section>
  );
}
