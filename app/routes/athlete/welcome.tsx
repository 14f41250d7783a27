import { getFormProps } from "@conform-to/react";
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { HiddenFields } from "~/components/ui/hidden-fields";
import { OWN_RATE } from "~/features/campaigns/terms/terms";
import { NO_AVAILABLE_FILTERS } from "~/features/finding/interests/available";
import { listAvailableCampaigns } from "~/features/finding/interests/available.server";
import { AvailableRows } from "~/features/finding/interests/available-rows";
import { rankAfterAnswer } from "~/features/finding/matching/ranking-jobs.server";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import {
  audienceName,
  COUNTED_PLATFORMS,
  toChannelFields,
} from "~/features/profiles/athletes/channel-form";
import { saveProfile } from "~/features/profiles/athletes/commands.server";
import { profileForm } from "~/features/profiles/athletes/forms";
import { loadOwnProfile } from "~/features/profiles/athletes/queries.server";
import { profileSchema } from "~/features/profiles/athletes/schema";
import { filterConnected } from "~/features/profiles/channels/channel";
import { listConnectable, startConsent } from "~/features/profiles/connections/consent.server";
import { platformSchema } from "~/features/profiles/connections/require-platform";
import { FirstRunPage, stepIn, stepPath } from "~/features/profiles/first-steps/first-run-page";
import { finishFirstRun, readFirstSteps } from "~/features/profiles/first-steps/steps.server";
import { PlaceOptions } from "~/features/reference/places/place-options";
import { PlatformLogo } from "~/features/reference/platforms/platform-logo";
import { platformName } from "~/features/reference/platforms/platform-names";
import { SportOptions } from "~/features/reference/sports/sport-options";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm } from "~/platform/define-actions";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";
import { PLATFORMS } from "~db/constants";

export const meta: MetaFunction = () => [{ title: pageTitle("Welcome") }];

export const handle: RouteHandle = { script: "none" };

const SHOWN = 3;

/** An athlete's first run: connect a channel, say what you do and where, see campaigns. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  const { actor, db } = ctx;
  const step = stepIn(context.request.url);
  const [profile, { unconfirmedEmail }, open] = await Promise.all([
    loadOwnProfile(db, actor.personId),
    readFirstSteps(db, actor.personId),
    step === 3 ? listAvailableCampaigns(ctx, NO_AVAILABLE_FILTERS, null) : null,
  ]);
  return {
    step,
    profile,
    unconfirmedEmail,
    connectable: listConnectable(context.env),
    // A fee says more of what to expect than a brand that asks for a rate.
    campaigns:
      open?.items
        .toSorted((a, b) => Number(a.fee === OWN_RATE) - Number(b.fee === OWN_RATE))
        .slice(0, SHOWN) ?? [],
  };
}

export const action = defineActions(({ context }) => {
  const ctx = requireAthlete(context);
  return {
    connect: handleButton(platformSchema, async ({ platform }) =>
      redirectDocument(await startConsent(ctx, context.env, platform, "first run"), 303),
    ),
    save: handleForm(profileSchema, async (profile) => {
      await saveProfile(ctx, profile);
      context.runInBackground(rankAfterAnswer);
      return redirect(stepPath(paths.athlete.welcome, 3), 303);
    }),
    finish: () => finishFirstRun(ctx),
  };
});

const TITLES = {
  1: "Connect your channel",
  2: "What do you do, and where?",
  3: "Brands are looking for athletes",
};

export default function AthleteWelcome() {
  const { step, unconfirmedEmail } = useLoaderData<typeof loader>();
  return (
    <FirstRunPage
      at={paths.athlete.welcome}
      step={step}
      title={TITLES[step]}
      unconfirmedEmail={unconfirmedEmail}
      purpose="so that invitations reach you"
    >
      {step === 1 && <Connect />}
      {step === 2 && <About />}
      {step === 3 && <OpenCampaigns />}
    </FirstRunPage>
  );
}

function Connect() {
  const { profile, connectable } = useLoaderData<typeof loader>();
  const connected = filterConnected(profile?.channels ?? []).map(({ platform }) => platform);
  return (
    <>
      <p className="text-soft">
        Your account has been created. Connect an account and brands see your real numbers. We can't
        post for you.
      </p>
      <Form method="post" className="flex flex-col items-start gap-3">
        <input type="hidden" name="intent" value="connect" />
        {connectable.map((platform, i) =>
          connected.includes(platform) ? (
            <p key={platform}>
              <PlatformLogo platform={platform} />
              {platformName(platform)} is connected.
            </p>
          ) : (
            <Button
              key={platform}
              name="platform"
              value={platform}
              variant={i === 0 ? "primary" : "plain"}
            >
              <span>
                <PlatformLogo platform={platform} />
                Connect {platformName(platform)}
              </span>
            </Button>
          ),
        )}
      </Form>
      <ButtonLink
        to={stepPath(paths.athlete.welcome, 2)}
        variant={connected.length > 0 ? "primary" : "plain"}
        className="self-start"
      >
        {connected.length > 0 ? "Next" : "Type my figures instead"}
      </ButtonLink>
    </>
  );
}

function About() {
  const { profile } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const stored = toChannelFields(profile?.channels ?? []);
  const connected = filterConnected(profile?.channels ?? []).map(({ platform }) => platform);
  const [form, fields] = useZodForm("profile", profileForm, {
    actionData,
    defaultValue: { ...stored, sport: profile?.sport, location: profile?.location },
  });
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="save" />
      <HiddenFields
        values={{
          expectedVersion: profile?.version ?? 0,
          fullName: profile?.fullName,
          otherSports: profile?.otherSports?.join(", "),
          bio: profile?.bio,
          contentThemes: profile?.contentThemes?.join(", "),
          ...Object.fromEntries(
            PLATFORMS.map((platform) => [`${platform}Handle`, stored[`${platform}Handle`]]),
          ),
          startingRate: profile?.startingRate && profile.startingRate / 100,
          isPublic: profile?.isPublic,
        }}
      />
      <Field
        field={fields.sport}
        label="Your sport"
        hint="Several: separate them with commas."
        list="known-sports"
      />
      <SportOptions id="known-sports" />
      <Field
        field={fields.location}
        label="Where you live"
        hint="Town and country, such as Leeds, UK"
        list="known-places"
      />
      <PlaceOptions id="known-places" />
      {COUNTED_PLATFORMS.filter((platform) => !connected.includes(platform)).map((platform) => (
        <div key={platform} className="grid gap-4 sm:grid-cols-2">
          <Field
            field={fields[`${platform}Followers`]}
            label={`${platformName(platform)} ${audienceName(platform).toLowerCase()}`}
            inputMode="numeric"
          />
          <Field
            field={fields[`${platform}EngagementRate`]}
            label="Engagement (%)"
            inputMode="decimal"
          />
        </div>
      ))}
      <Button className="self-start">Next</Button>
    </Form>
  );
}

function OpenCampaigns() {
  const { campaigns } = useLoaderData<typeof loader>();
  return (
    <>
      {campaigns.length === 0 ? (
        <EmptyState title="No campaigns are open right now">
          We'll email you when a brand invites you.
        </EmptyState>
      ) : (
        <AvailableRows items={campaigns} returnTo={stepPath(paths.athlete.welcome, 3)} />
      )}
      <Form method="post">
        <Button name="intent" value="finish">
          Go to your dashboard
        </Button>
      </Form>
    </>
  );
}
