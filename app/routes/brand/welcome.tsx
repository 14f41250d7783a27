import { getFormProps } from "@conform-to/react";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { EnterAddsFirst, ListInput } from "~/components/list-input";
import { submittedEntries } from "~/components/submitted-values";
import { Avatar } from "~/components/ui/avatar";
import { Verified } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { HiddenFields } from "~/components/ui/hidden-fields";
import { filterQuery } from "~/features/finding/discovery/filters";
import { discoverAthletes } from "~/features/finding/discovery/queries.server";
import { readFilters } from "~/features/finding/discovery/read-filters";
import { formatSportAndPlace } from "~/features/finding/discovery/view";
import { toDiscoveryFilters } from "~/features/finding/matching/discovery-filters";
import { preferencesForm } from "~/features/finding/matching/forms";
import { loadPreferences } from "~/features/finding/matching/load-preferences.server";
import { ENTRY_LENGTH, LISTS } from "~/features/finding/matching/preference-lists";
import { rankAfterAnswer } from "~/features/finding/matching/ranking-jobs.server";
import { savePreferences } from "~/features/finding/matching/save-preferences.server";
import { preferencesSchema } from "~/features/finding/matching/schema";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { engagementText } from "~/features/profiles/athletes/figures";
import { saveBrandProfile } from "~/features/profiles/brands/commands.server";
import { SPORTS_LIST } from "~/features/profiles/brands/fields";
import { brandProfileForm } from "~/features/profiles/brands/forms";
import { loadOwnBrandProfile } from "~/features/profiles/brands/queries.server";
import { brandProfileSchema } from "~/features/profiles/brands/schema";
import { FirstRunPage, stepIn, stepPath } from "~/features/profiles/first-steps/first-run-page";
import { finishFirstRun, readFirstSteps } from "~/features/profiles/first-steps/steps.server";
import { PlaceOptions } from "~/features/reference/places/place-options";
import { TargetSports } from "~/features/reference/sports/target-sports";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { editLists, entryFields, INTENT } from "~/platform/list-field";
import { formatCount } from "~/platform/numbers";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Welcome") }];

export const handle: RouteHandle = { script: "none", icons: true };

const SHOWN = 10;

/** A brand's first run: what it sells, whom it looks for and pays, athletes. They are invited to a campaign, so that comes next. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  const { url } = context.request;
  const step = stepIn(url);
  const filters = readFilters(url.searchParams);
  const [profile, preferences, { unconfirmedEmail }, found] = await Promise.all([
    step === 1 ? loadOwnBrandProfile(db, actor.brandId) : null,
    step === 2 ? loadPreferences(db, actor.brandId) : null,
    readFirstSteps(db, actor.personId),
    step === 3 ? discoverAthletes(db, actor.brandId, filters, null) : null,
  ]);
  return {
    ...{ step, profile, preferences, unconfirmedEmail },
    athletes: found?.athletes.slice(0, SHOWN) ?? [],
    isFiltered: filterQuery(filters) !== "",
  };
}

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  const next = (step: number, filters = "") =>
    redirect(`${stepPath(paths.brand.welcome, step)}${filters.replace("?", "&")}`, 303);
  return {
    finish: () => finishFirstRun(ctx),
    profile: handleForm(brandProfileSchema, async (profile) => {
      await saveBrandProfile(ctx, profile);
      return next(2);
    }),
    default: handleForm(
      preferencesSchema,
      async (preferences) => {
        const saved = await savePreferences(ctx, preferences);
        context.runInBackground(rankAfterAnswer);
        return next(3, filterQuery(toDiscoveryFilters(saved)));
      },
      (form) => editLists(form, Object.values(LISTS)),
    ),
  };
});

const TITLES = {
  1: "What do you sell?",
  2: "Who should you work with?",
  3: "Athletes to start with",
};

export default function BrandWelcome() {
  const { step, isFiltered, unconfirmedEmail } = useLoaderData<typeof loader>();
  return (
    <FirstRunPage
      at={paths.brand.welcome}
      step={step}
      title={isFiltered ? "Athletes who fit" : TITLES[step]}
      unconfirmedEmail={unconfirmedEmail}
      purpose="to send invitations"
    >
      {step === 1 && <Company />}
      {step === 2 && <Preferences />}
      {step === 3 && <Athletes />}
    </FirstRunPage>
  );
}

function Company() {
  const { profile } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("profile", brandProfileForm, {
    actionData: useActionData<typeof action>(),
    defaultValue: {
      industry: profile?.industry,
      website: profile?.website,
      bio: profile?.bio,
    },
  });
  return (
    <>
      <p className="text-soft">
        Your account has been created. Athletes see this when you invite them.
      </p>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary form={form} />
        <HiddenFields
          values={{
            expectedVersion: profile?.version ?? 0,
            companyName: profile?.companyName,
            ...entryFields(SPORTS_LIST.name, profile?.targetSports),
            campaignGoals: profile?.campaignGoals,
          }}
        />
        <Field field={fields.industry} label="What you sell" hint="Such as running shoes" />
        <Field
          field={fields.website}
          label="Website"
          hint="Such as northlight.com"
          autoComplete="url"
        />
        <TextArea field={fields.bio} label="About you" hint="What you stand for." rows={3} />
        <Button name={INTENT} value="profile" className="self-start">
          Next
        </Button>
      </Form>
    </>
  );
}

function Preferences() {
  const { preferences } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const pounds = (pence: number | null | undefined) => pence && pence / 100;
  const [form, fields] = useZodForm("preferences", preferencesForm, {
    actionData,
    defaultValue: {
      budgetMin: pounds(preferences?.budgetMin),
      budgetMax: pounds(preferences?.budgetMax),
      yearBudget: pounds(preferences?.yearBudget),
    },
  });
  const entries = (name: string, stored: readonly string[] | undefined) =>
    submittedEntries(actionData, name, stored);
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
      <EnterAddsFirst />
      <ErrorSummary form={form} />
      <HiddenFields
        values={{
          expectedVersion: preferences?.version ?? 0,
          targetFollowerMin: preferences?.targetFollowerMin,
          targetFollowerMax: preferences?.targetFollowerMax,
          targetEngagementMin: preferences?.targetEngagementMin,
          ...entryFields(LISTS.themes.name, preferences?.preferredContentThemes),
        }}
      />
      <TargetSports
        field={fields.targetSports}
        rule={LISTS.sports}
        label="Their sports"
        maxLength={ENTRY_LENGTH}
        entries={entries(LISTS.sports.name, preferences?.targetSports)}
      />
      <ListInput
        field={fields.targetLocations}
        rule={LISTS.locations}
        label="Where they live"
        hint="A town, county or country, such as “Leeds”, “Scotland” or “UK”."
        addLabel="Add location"
        maxLength={ENTRY_LENGTH}
        entries={entries(LISTS.locations.name, preferences?.targetLocations)}
        list="known-places"
      />
      <PlaceOptions id="known-places" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field field={fields.budgetMin} label="Fee for each athlete from (£)" inputMode="decimal" />
        <Field field={fields.budgetMax} label="Up to (£)" inputMode="decimal" />
        <Field field={fields.yearBudget} label="Budget for the year (£)" inputMode="decimal" />
      </div>
      <Button name={INTENT} value="save" className="self-start">
        Show me athletes
      </Button>
    </Form>
  );
}

function Athletes() {
  const { athletes } = useLoaderData<typeof loader>();
  return (
    <>
      {athletes.length === 0 ? (
        <EmptyState title="No athletes match yet">
          Go back and <Link to={stepPath(paths.brand.welcome, 2)}>change your answers</Link>, or see
          everyone in Discover Athletes.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {athletes.map((athlete) => (
            <li key={athlete.id} className="flex items-center gap-3 px-4 py-3">
              <Avatar name={athlete.name} picture={athlete.avatar} />
              <div className="min-w-0 flex-1">
                <h2 className="text-base">
                  <Link to={paths.brand.athlete(athlete.id)}>{athlete.name}</Link>{" "}
                  {athlete.isVerified && <Verified />}
                </h2>
                <p className="text-sm text-soft">
                  {formatSportAndPlace(athlete)} ·{" "}
                  {athlete.totalFollowers > 0
                    ? `${formatCount(athlete.totalFollowers)} followers · ${engagementText(athlete.avgEngagement)}`
                    : "Figures not known yet"}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.brand.newCampaign}>Create Campaign</ButtonLink>
        <ButtonLink to={paths.brand.discover} variant="plain">
          Discover Athletes
        </ButtonLink>
      </div>
    </>
  );
}
