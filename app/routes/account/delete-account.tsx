import { getFormProps } from "@conform-to/react";
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useNavigation } from "@remix-run/react";
import { Cancel, ErrorSummary, Field, useZodForm } from "~/components/form";
import { RadioField } from "~/components/radio-field";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { dataPage } from "~/features/backoffice/own-data/data-page.server";
import { requestDeletion } from "~/features/backoffice/own-data/deletion.server";
import { deletionForm } from "~/features/backoffice/own-data/forms";
import { UNDO_DAYS } from "~/features/backoffice/own-data/limits";
import { deletionSchema } from "~/features/backoffice/own-data/schema";
import { requireMember, requireRecentProof } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { wrapError } from "~/platform/errors";
import { setToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Delete Account") }];

/** Who cannot delete the account now is told why where they came from. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { blockers, deletion } = await dataPage(requireMember(context));
  if (blockers.length > 0 || deletion) throw redirect(paths.dataManagement);
  return null;
}

export const action = defineActions(({ context }) => {
  const ctx = requireMember(context);
  requireRecentProof(context);
  return handleForm(deletionSchema, async ({ when }) => {
    await requestDeletion(context, ctx, { when }).catch((error) => {
      throw wrapError("delete account", error);
    });
    setToast(context.cookies, {
      title: "Account closed",
      description:
        when === "now"
          ? "We're deleting your data now, and we'll email you when it's done."
          : `Changed your mind? You have ${UNDO_DAYS} days: use the link we've emailed you.`,
    });
    // A page of the public site brings its own style.
    return redirectDocument(paths.home, 303);
  });
});

export default function DeleteAccount() {
  const [form, fields] = useZodForm("delete-account", deletionForm, {
    actionData: useActionData<typeof action>(),
    defaultValue: { when: "later" },
  });
  return (
    <>
      <PageHead
        title="Delete Account"
        index="We'll sign you out everywhere, and nobody will see your profile any more."
      />
      <Card className="single-column md:p-7">
        <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
          <ErrorSummary form={form} />
          <div className="flex flex-col gap-2">
            <p>
              <strong>What goes:</strong> your profile, messages, content, files, searches and
              notifications. What others wrote to you stays theirs.
            </p>
            <p>
              <strong>What stays for six years:</strong> contracts, disputes and the record of
              campaigns, because a claim can be made for that long.{" "}
              <Link to={`${paths.privacy}#how-long`}>Privacy Policy</Link>
            </p>
            <p>
              Would you like to keep anything?{" "}
              <Link to={paths.dataManagement}>Export your data</Link> first.
            </p>
          </div>
          <RadioField
            field={fields.when}
            label="When should we delete your data?"
            options={[
              {
                value: "later",
                label: `In ${UNDO_DAYS} days`,
                hint: "Your account is closed now. Until then you can change your mind.",
              },
              { value: "now", label: "At once", hint: "This can't be undone." },
            ]}
          />
          <Field field={fields.confirmation} label="Type DELETE to confirm" autoComplete="off" />
          <div className="flex flex-wrap gap-2.5">
            <Button variant="danger" busy={useNavigation().state !== "idle"}>
              Delete Account
            </Button>
            <Cancel to={paths.dataManagement} />
          </div>
        </Form>
      </Card>
    </>
  );
}
