import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { z } from "zod";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { useRootData } from "~/components/root-data";
import { ThemeForm } from "~/components/shell/theme-form";
import { Avatar } from "~/components/ui/avatar";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CheckBox } from "~/components/ui/checkbox";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { nameForm } from "~/features/identity/accounts/forms";
import { requireUser } from "~/features/identity/accounts/guards.server";
import {
  changeName,
  changeTimeZone,
  chosenTimeZone,
  timeZones,
} from "~/features/identity/accounts/own-account.server";
import { ownAvatar } from "~/features/identity/accounts/queries.server";
import { nameSchema, timeZoneSchema } from "~/features/identity/accounts/schema";
import { TimeZoneForm } from "~/features/identity/accounts/time-zone-form";
import { loadStorageUsed } from "~/features/media/media/uploads.server";
import { loadPublicSwitch, setPublicPage } from "~/features/profiles/athletes/public-switch.server";
import { BADGE_WARNING, PUBLIC_HINT, publicName } from "~/features/profiles/athletes/public-view";
import { PictureEditor } from "~/features/profiles/pictures/picture-editor";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

const AVATAR = { purpose: "avatar" } as const;

export const meta: MetaFunction = () => [{ title: pageTitle("Settings") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireUser(context);
  const { actor, db } = ctx;
  const { type, name, email } = actor;
  const [switches, timeZone, avatar, used] = await Promise.all([
    type === "athlete" ? loadPublicSwitch(db, actor.personId) : null,
    chosenTimeZone(ctx),
    ownAvatar(ctx),
    loadStorageUsed(ctx),
  ]);
  return {
    type,
    name,
    email,
    avatar,
    used,
    timeZone,
    regions: timeZones(timeZone),
    revokesBadge: switches?.isVerified ?? false,
    publicPage: switches?.isPublic
      ? paths.publicAthlete(publicName({ id: actor.personId, name }))
      : null,
  };
}

const publicSchema = z.object({ isPublic: z.string().optional() });

export const action = defineActions(({ context }) => {
  const ctx = requireUser(context);
  return {
    name: handleForm(nameSchema, async ({ fullName }) => {
      await changeName(ctx, fullName);
      return redirectWithToast(context, paths.settings, { title: "Your name has been saved." });
    }),
    timeZone: handleForm(timeZoneSchema, async ({ timeZone = null }) => {
      await changeTimeZone(ctx, timeZone);
      return redirectWithToast(context, paths.settings, {
        title: "Your time zone has been saved.",
      });
    }),
    public: handleButton(publicSchema, async (chosen) => {
      const isPublic = chosen.isPublic === "on";
      await setPublicPage(ctx, isPublic);
      return redirectWithToast(context, paths.settings, {
        title: isPublic ? "Your profile is public." : "Your profile is no longer public.",
      });
    }),
  };
});

export default function Settings() {
  const { type, name, email, avatar, used, timeZone, regions } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <PageHead title="Settings" index="Your account, in one place." />
      <div className="card-columns">
        <Section title="Photo">
          <PictureEditor target={AVATAR} picture={avatar}>
            <Avatar name={name} picture={avatar} size="lg" />
          </PictureEditor>
        </Section>
        <Section title="Name">
          <NameForm />
        </Section>
        <Section title="Email">
          <p className="break-words font-strong">{email}</p>
          <p className="text-sm text-soft">You sign in with this address.</p>
          <ButtonLink to={paths.changeEmail} variant="plain" size="sm" className="self-start">
            Change email
          </ButtonLink>
        </Section>
        <Section title="Password and security">
          <p className="text-soft">Two-factor sign-in, alerts, and where you're signed in.</p>
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink to={paths.security} variant="plain" size="sm">
              Security
            </ButtonLink>
            <ButtonLink to={paths.changePassword} variant="plain" size="sm">
              Change Password
            </ButtonLink>
          </div>
        </Section>
        <Section title="Notifications">
          <p className="text-soft">What we notify you about, and how.</p>
          <ButtonLink
            to={paths.notificationSettings}
            variant="plain"
            size="sm"
            className="self-start"
          >
            Notification settings
          </ButtonLink>
        </Section>
        {type !== "staff" && (
          <Section title="Plan and billing">
            <p className="text-soft">Your plan, your card and your invoices.</p>
            <ButtonLink to={paths.billing} variant="plain" size="sm" className="self-start">
              Billing
            </ButtonLink>
          </Section>
        )}
        {type === "athlete" && (
          <Section title="Payouts">
            <p className="text-soft">Where your fees are paid to.</p>
            <ButtonLink to={paths.athlete.payouts} variant="plain" size="sm" className="self-start">
              Payouts
            </ButtonLink>
          </Section>
        )}
        {type === "brand" && (
          <Section title="Brand profile">
            <p className="text-soft">What athletes read about your company.</p>
            <ButtonLink to={paths.brand.profile} variant="plain" size="sm" className="self-start">
              Edit profile
            </ButtonLink>
          </Section>
        )}
        {type === "brand" && (
          <Section title="Preferences">
            <p className="text-soft">The athletes you generally look for, used for every match.</p>
            <ButtonLink
              to={paths.brand.preferences}
              variant="plain"
              size="sm"
              className="self-start"
            >
              Edit preferences
            </ButtonLink>
          </Section>
        )}
        <Section title="Theme">
          <p className="text-soft">For this browser.</p>
          <ThemeForm theme={useRootData()?.theme ?? "system"} />
        </Section>
        <Section title="Dates and times">
          <TimeZoneForm
            chosen={timeZone}
            regions={regions}
            actionData={actionDataFor(actionData, "timeZone")}
            busy={useBusy("timeZone")}
          />
        </Section>
        {type === "athlete" && (
          <Section title="Public page">
            <PublicForm />
          </Section>
        )}
        <Section title="Your data">
          <p className="text-soft">Take a copy of your data, or delete your account.</p>
          <ButtonLink to={paths.dataManagement} variant="plain" size="sm" className="self-start">
            Data management
          </ButtonLink>
        </Section>
        <Section title="Pictures and clips">
          <p className="text-sm text-soft">Storage used: {used}</p>
        </Section>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  );
}

const useBusy = (intent: string) => useNavigation().formData?.get("intent") === intent;

function NameForm() {
  const { name, revokesBadge } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("name", nameForm, {
    actionData: actionDataFor(useActionData<typeof action>() as FormActionData, "name"),
    defaultValue: { fullName: name },
  });
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="flex flex-col items-start gap-4 *:w-full"
    >
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="name" />
      <Field
        field={fields.fullName}
        label="Full name"
        hint={revokesBadge && BADGE_WARNING}
        autoComplete="name"
      />
      <Button size="sm" busy={useBusy("name")} className="!w-auto">
        Save name
      </Button>
    </Form>
  );
}

function PublicForm() {
  const { publicPage } = useLoaderData<typeof loader>();
  return (
    <>
      <Form method="post" className="flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value="public" />
        <CheckBox
          key={String(publicPage)}
          id="isPublic"
          name="isPublic"
          defaultChecked={publicPage !== null}
          label="Make my profile public"
          hint={PUBLIC_HINT}
        />
        <Button size="sm" busy={useBusy("public")}>
          Save
        </Button>
      </Form>
      {publicPage && (
        <TextLink to={publicPage} reloadDocument className="self-start">
          View your public page
        </TextLink>
      )}
    </>
  );
}
