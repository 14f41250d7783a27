import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { PageHead } from "~/components/ui/page";
import { AddRoleForm, PolicyTable, RoleList } from "~/features/backoffice/staff/role-list";
import { addRoleSchema, removeRoleSchema } from "~/features/backoffice/staff/schema";
import { addRole, removeRole, staffRoles } from "~/features/backoffice/staff/staff-roles.server";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
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
