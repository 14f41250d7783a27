import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, Select, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { addRoleForm } from "~/features/backoffice/staff/forms";
import { addRoleSchema, removeRoleSchema } from "~/features/backoffice/staff/schema";
import {
  addRole,
  removeRole,
  type StaffMember,
  staffRoles,
} from "~/features/backoffice/staff/staff-roles.server";
import { ABILITIES, type Ability, STAFF_ROLES } from "~/features/identity/accounts/abilities";
import { ROLE_NAMES } from "~/features/identity/accounts/account-labels";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { INTENT } from "~/platform/list-field";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Setup") }];

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  members: await staffRoles(requireStaff(context, "manage roles").db),
});

export const action = defineActions(({ context }) => {
  const ctx = requireStaffCommand(context, "manage roles");
  const done = (description: string) =>
    redirectWithToast(context, paths.admin.setup, { title: "Success", description });
  return {
    add: handleForm(addRoleSchema, async (added) => {
      await addRole(ctx, added);
      return done("The role was added.");
    }),
    remove: handleButton(removeRoleSchema, async (removed) => {
      await removeRole(ctx, removed);
      return done("The role was removed.");
    }),
  };
});

export default function Setup() {
  const { members } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <PageHead title="Setup" index="Who is staff, and what they can do." />
      <div className="flex max-w-page flex-col gap-8">
        <RoleList members={members} />
        <AddRoleForm actionData={actionDataFor(actionData, "add")} />
        <PolicyTable />
      </div>
    </>
  );
}

/** Everyone with a role of staff. */
const RoleList = ({ members }: { members: StaffMember[] }) => (
  <Table
    caption="Staff"
    rows={members}
    rowKey={({ id }) => id}
    columns={[
      {
        label: "Name",
        cell: ({ userId, name, email, status }) => (
          <>
            <TextLink to={paths.admin.user(userId)} className="md:!min-h-6">
              {name}
            </TextLink>
            <span className="block text-sm font-normal break-all text-soft">
              {email}
              {status === "suspended" && " (suspended)"}
            </span>
          </>
        ),
      },
      { label: "Role", narrow: "beside", cell: ({ role }) => ROLE_NAMES[role] },
      { label: "Added by", narrow: "before", cell: ({ addedBy }) => addedBy ?? "First setup" },
      { label: "Added", narrow: "before", cell: ({ createdAt }) => <Time at={createdAt} /> },
      {
        label: "Actions",
        quiet: true,
        cell: ({ userId, role, name }) => (
          <Form method="post">
            <input type="hidden" name="userId" value={userId} />
            <input type="hidden" name="role" value={role} />
            <Button
              name={INTENT}
              value="remove"
              variant="plain"
              size="sm"
              aria-label={`Remove ${name} as ${ROLE_NAMES[role].toLowerCase()}`}
            >
              Remove
            </Button>
          </Form>
        ),
      },
    ]}
  />
);

const ROLE_OPTIONS = STAFF_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

/** Gives a role to an account by its address. */
function AddRoleForm({ actionData }: { actionData: FormActionData }) {
  const [form, fields] = useZodForm("add-role", addRoleForm, { actionData });
  const busy = useNavigation().state !== "idle";
  return (
    <Card>
      <h2 className="mb-1 text-lg">Add a role</h2>
      <p className="mb-4 text-soft">
        They need an account with a confirmed email that has taken part in nothing yet. It becomes a
        staff account, and they're signed out everywhere.
      </p>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
        <ErrorSummary form={form} />
        <Field field={fields.email} label="Email" type="email" autoComplete="off" />
        <Select
          field={fields.role}
          label="Role"
          placeholder="Choose a role"
          options={ROLE_OPTIONS}
        />
        <Button name={INTENT} value="add" busy={busy} className="self-start">
          Add role
        </Button>
      </Form>
    </Card>
  );
}

const sentence = (ability: string) => ability.charAt(0).toUpperCase() + ability.slice(1);

const rolesWith = (ability: Ability) =>
  STAFF_ROLES.filter((role) => (ABILITIES[ability] as readonly string[]).includes(role));

/** The policy table, as it is enforced. */
const PolicyTable = () => (
  <Table
    caption="What each role can do"
    rows={Object.keys(ABILITIES) as Ability[]}
    rowKey={(ability) => ability}
    columns={[
      { label: "Can", cell: sentence },
      {
        label: "Who",
        cell: (ability) =>
          rolesWith(ability)
            .map((role) => ROLE_NAMES[role])
            .join(", "),
      },
    ]}
  />
);
