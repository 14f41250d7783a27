import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Cancel, ErrorSummary, useZodForm } from "~/components/form";
import { StoredNow } from "~/components/stored-now";
import { useExpectedVersion } from "~/components/submitted-values";
import { Avatar } from "~/components/ui/avatar";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { MenuLink } from "~/components/ui/menu";
import { PageHead } from "~/components/ui/page";
import { rankAfterAnswer } from "~/features/finding/matching/ranking-jobs.server";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { AccountFields } from "~/features/profiles/athletes/account-fields";
import { toChannelFields } from "~/features/profiles/athletes/channel-form";
import { saveProfile } from "~/features/profiles/athletes/commands.server";
import { describeAway, describeOwnAudience } from "~/features/profiles/athletes/describe-figures";
import { profileForm } from "~/features/profiles/athletes/forms";
import { AboutFields, DetailFields } from "~/features/profiles/athletes/profile-fields";
import { publicName } from "~/features/profiles/athletes/public-view";
import { loadOwnProfile } from "~/features/profiles/athletes/queries.server";
import { profileSchema } from "~/features/profiles/athletes/schema";
import { formatStartingRate } from "~/features/profiles/athletes/starting-rate";
import { PictureEditor } from "~/features/profiles/pictures/picture-editor";
import { platformName } from "~/features/reference/platforms/platform-names";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import { PLATFORMS } from "~db/constants";

const AVATAR = { purpose: "avatar" } as const;

export const meta: MetaFunction = () => [{ title: pageTitle("Profile") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db, now } = requireAthlete(context);
  const profile = await loadOwnProfile(db, actor.personId);
  return {
    profile,
    publicPage: profile?.isPublic
      ? paths.publicAthlete(publicName({ id: actor.personId, name: profile.fullName }))
      : null,
    saved: {
      topics: [...(profile?.otherSports ?? []), ...(profile?.contentThemes ?? [])].join(", "),
      audience: (profile && describeOwnAudience(profile)) ?? "",
      rate: formatStartingRate(profile?.startingRate ?? null) ?? "",
      away:
        describeAway(
          { awayFrom: profile?.awayFrom ?? "", awayUntil: profile?.awayUntil ?? "" },
          now,
        ) ?? "",
    },
  };
}

export const action = defineActions(({ context }) => {
  const ctx = requireAthlete(context);
  return handleForm(profileSchema, async (profile) => {
    await saveProfile(ctx, profile);
    context.runInBackground(rankAfterAnswer);
    return redirectWithToast(context, paths.athlete.dashboard, {
      title: "Your profile has been saved.",
    });
  });
});

export default function Profile() {
  const { profile, publicPage, saved } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const isVerified = profile?.isVerified ?? false;
  const expectedVersion = useExpectedVersion(profile?.version ?? 0, actionData);
  const stored = toChannelFields(profile?.channels ?? []);
  const [form, fields] = useZodForm("profile", profileForm, {
    actionData,
    defaultValue: profile && {
      ...profile,
      ...stored,
      otherSports: profile.otherSports?.join(", "),
      contentThemes: profile.contentThemes?.join(", "),
      startingRate:
        typeof profile.startingRate === "number" ? profile.startingRate / 100 : undefined,
    },
  });
  const busy = useNavigation().formAction === paths.athlete.profile;
  return (
    <>
      <PageHead
        title="Profile"
        index="Brands see this before they invite you."
        more={
          <>
            <MenuLink to={paths.athlete.portfolio}>Portfolio</MenuLink>
            <MenuLink to={paths.trackRecord}>Track record</MenuLink>
          </>
        }
      />
      <details className="mb-3 max-w-page">
        <summary className="disclosure">
          <Avatar name={profile?.fullName ?? ""} picture={profile?.avatar} />
          Photo
        </summary>
        <Card className="mt-2">
          <PictureEditor target={AVATAR} picture={profile?.avatar ?? null} />
        </Card>
      </details>
      <Form method="post" {...getFormProps(form)} className="flex max-w-page flex-col gap-3">
        <ErrorSummary form={form} />
        <input type="hidden" name={fields.expectedVersion.name} value={expectedVersion} />
        {profile && (
          <StoredNow
            versionField={fields.expectedVersion}
            rows={[
              ["Full name", profile.fullName, fields.fullName],
              ["Primary sport", profile.sport ?? "", fields.sport],
              ["Other sports", profile.otherSports?.join(", ") ?? "", fields.otherSports],
              ["Location", profile.location ?? "", fields.location],
              ["Bio", profile.bio ?? "", fields.bio],
              ["Content themes", profile.contentThemes?.join(", ") ?? "", fields.contentThemes],
              ...PLATFORMS.map(
                (platform) =>
                  [
                    `${platformName(platform)} handle`,
                    stored[`${platform}Handle`] ?? "",
                    fields[`${platform}Handle`],
                  ] as const,
              ),
            ]}
          />
        )}
        <AboutFields fields={fields} place={profile?.place ?? ""} isVerified={isVerified} />
        <AccountFields fields={fields} channels={profile?.channels ?? []} isVerified={isVerified} />
        <DetailFields fields={fields} saved={saved} publicPage={publicPage} />
        <div className="action-bar">
          <Button busy={busy}>{busy ? "Saving…" : "Save profile"}</Button>
          <Cancel to={paths.athlete.dashboard} />
        </div>
      </Form>
    </>
  );
}
