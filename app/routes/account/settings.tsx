import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { useRootData } from "~/components/root-data";
import { ThemeForm } from "~/components/shell/theme-form";
import { Avatar } from "~/components/ui/avatar";
import { Button } from "~/components/ui/button";
import { CheckBox } from "~/components/ui/checkbox";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { FoldRow, LinkRow, SettingRows, ValueRow } from "~/components/ui/setting-rows";
import { nameForm } from "~/features/identity/accounts/forms";
import { requireUser } from "~/features/identity/accounts/guards.server";
import {
  changeName,
  changeTimeZone,
  findOwnAccount,
  timeZones,
} from "~/features/identity/accounts/own-account.server";
import { nameSchema, timeZoneSchema } from "~/features/identity/accounts/schema";
import { TimeZoneForm } from "~/features/identity/accounts/time-zone-form";
import { zoneLabel } from "~/features/identity/accounts/time-zones";
import { loadStorageUsed } from "~/features/media/media/uploads.server";
import { loadPublicSwitch, setPublicPage } from "~/features/profiles/athletes/public-switch.server";
import { PUBLIC_HINT, publicName } from "~/features/profiles/athletes/public-view";
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
  const [publicSwitch, { timeZone, avatar }, used] = await Promise.all([
    type === "athlete" ? loadPublicSwitch(db, actor.personId) : null,
    findOwnAccount(ctx),
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
    publicPage: publicSwitch?.isPublic
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
  const { type, name, email, avatar, used, timeZone, regions, publicPage } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const nameData = actionDataFor(actionData, "name");
  const timeZoneData = actionDataFor(actionData, "timeZone");
  return (
    <>
      <PageHead title="Settings" index="Your account, in one place." />
      <div className="grid items-start gap-6 max-xl:max-w-text xl:grid-cols-2">
        <SettingRows title="Account">
          <FoldRow
            label="Photo"
            value={<Avatar name={name} picture={avatar} size="sm" />}
            open={false}
          >
            <PictureEditor target={AVATAR} picture={avatar} />
          </FoldRow>
          {type === "athlete" ? (
            <LinkRow to={paths.athlete.profile} label="Name" hint="In your profile" value={name} />
          ) : (
            <FoldRow label="Name" value={name} open={nameData !== undefined}>
              <NameForm actionData={nameData} />
            </FoldRow>
          )}
          <LinkRow to={paths.changeEmail} label="Email" hint="You sign in with it" value={email} />
          <LinkRow to={paths.changePassword} label="Change Password" />
          <LinkRow
            to={paths.security}
            label="Security"
            hint="Two-factor sign-in, alerts, and where you're signed in"
          />
          {type === "brand" && (
            <>
              <LinkRow
                to={paths.brand.profile}
                label="Brand profile"
                hint="What athletes read about your company"
              />
              <LinkRow
                to={paths.brand.preferences}
                label="Preferences"
                hint="The athletes you generally look for, used for every match"
              />
            </>
          )}
        </SettingRows>
        <div className="flex flex-col gap-6">
          <SettingRows title="Notifications and display">
            <LinkRow
              to={paths.notificationSettings}
              label="Notifications"
              hint="What we notify you about, and how"
            />
            <ValueRow
              label="Theme"
              hint="For this browser"
              value={<ThemeForm theme={useRootData()?.theme ?? "system"} />}
            />
            <FoldRow
              label="Time zone"
              value={timeZone ? zoneLabel(timeZone) : "Same as this device"}
              open={timeZoneData !== undefined}
            >
              <TimeZoneForm
                chosen={timeZone}
                regions={regions}
                actionData={timeZoneData}
                busy={useBusy("timeZone")}
              />
            </FoldRow>
          </SettingRows>
          {type !== "staff" && (
            <SettingRows title="Plan and payment">
              <LinkRow
                to={paths.billing}
                label="Billing"
                hint="Your plan, your card and your invoices"
              />
              {type === "athlete" && (
                <LinkRow
                  to={paths.athlete.payouts}
                  label="Payouts"
                  hint="Where your fees are paid to"
                />
              )}
            </SettingRows>
          )}
          <SettingRows title="Privacy and data">
            {type === "athlete" && (
              <FoldRow label="Public page" value={publicPage ? "On" : "Off"} open={false}>
                <PublicForm />
              </FoldRow>
            )}
            <LinkRow
              to={paths.dataManagement}
              label="Data management"
              hint="Take a copy of your data, or delete your account"
            />
            <ValueRow label="Storage used" hint="By pictures and clips" value={used} />
          </SettingRows>
        </div>
      </div>
    </>
  );
}

const useBusy = (intent: string) => useNavigation().formData?.get("intent") === intent;

function NameForm({ actionData }: { actionData: FormActionData }) {
  const { name } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("name", nameForm, {
    actionData,
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
      <Field field={fields.fullName} label="Full name" autoComplete="name" />
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
