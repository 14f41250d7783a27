import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { Cancel, ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { EnterAddsFirst } from "~/components/list-input";
import { StoredNow } from "~/components/stored-now";
import {
  type FormAnswer,
  submittedEntries,
  useExpectedVersion,
} from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import { TargetSports } from "~/features/reference/sports/target-sports";
import { paths } from "~/paths";
import { INTENT } from "~/platform/list-field";
import { ENTRY_LENGTH, SPORTS_LIST } from "./fields";
import { brandProfileForm } from "./forms";
import type { OwnBrandProfile } from "./queries.server";

const NONE = { logo: null, isVerified: false, version: 0 };

export function BrandProfileForm({
  profile,
  actionData,
}: {
  profile: OwnBrandProfile | null;
  actionData: FormAnswer;
}) {
  const { logo: _, isVerified, version, ...values } = profile ?? NONE;
  const [form, fields] = useZodForm("profile", brandProfileForm, {
    actionData,
    defaultValue: values,
  });
  const expectedVersion = useExpectedVersion(version, actionData);
  const busy = useNavigation().formAction === paths.brand.profile;
  const sports = useMemo(
    () => submittedEntries(actionData, SPORTS_LIST.name, profile?.targetSports),
    [actionData, profile],
  );
  return (
    <Form method="post" {...getFormProps(form)} className="flex max-w-text flex-col gap-5">
      <EnterAddsFirst />
      <ErrorSummary form={form} />
      <input type="hidden" name={fields.expectedVersion.name} value={expectedVersion} />
      <StoredNow
        versionField={fields.expectedVersion}
        rows={
          profile
            ? [
                ["Company name", profile.companyName, fields.companyName],
                ["Website", profile.website, fields.website],
                ["Industry", profile.industry, fields.industry],
                ["About", profile.bio, fields.bio],
                ["Campaign goals", profile.campaignGoals, fields.campaignGoals],
              ]
            : []
        }
      />
      <Field
        field={fields.companyName}
        label="Company name"
        hint={
          isVerified && "If you change it, your Verified badge goes until we've checked it again."
        }
        autoComplete="organization"
      />
      <Field
        field={fields.website}
        label="Website"
        hint="Such as northlight.com"
        autoComplete="url"
      />
      <Field field={fields.industry} label="Industry" hint="Such as Outdoor and running" />
      <TextArea
        field={fields.bio}
        label="About"
        hint="What you make, who for, and what you stand for."
        rows={5}
      />
      <TargetSports
        field={fields.targetSports}
        rule={SPORTS_LIST}
        label="Target sports"
        maxLength={ENTRY_LENGTH}
        entries={sports}
      />
      <TextArea
        field={fields.campaignGoals}
        label="Campaign goals"
        hint="What you want to achieve with athletes."
        rows={4}
      />
      <div className="action-bar">
        <Button name={INTENT} value="save" busy={busy}>
          Save profile
        </Button>
        <Cancel to={paths.brand.dashboard} />
      </div>
    </Form>
  );
}
