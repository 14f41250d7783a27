import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { FieldFrame, Input } from "~/components/ui/field";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { PeopleTable } from "~/features/backoffice/staff/people-table";
import { may } from "~/features/identity/accounts/abilities";
import { findPeople } from "~/features/identity/accounts/find-people.server";
import { requireStaff } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Users") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "look up people");
  const { searchParams } = context.request.url;
  return {
    managesRoles: may(ctx.actor, "manage roles"),
    opensStaff: may(ctx.actor, "look up staff"),
    ...(await findPeople(ctx, searchParams.get("q") ?? "", searchParams.get("after"))),
  };
}

export default function Users() {
  const { managesRoles, opensStaff, q, people, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Users"
        index={q ? undefined : "The newest first."}
        actions={
          managesRoles && (
            <ButtonLink to={paths.admin.setup} variant="plain" size="sm">
              Setup
            </ButtonLink>
          )
        }
      />
      <search>
        <Form className="mb-5 flex max-w-text flex-wrap items-end gap-2.5">
          <FieldFrame id="q" label="Name, company, email or ID" className="flex-1 basis-60">
            <Input key={q} id="q" type="search" name="q" defaultValue={q} autoComplete="off" />
          </FieldFrame>
          <Button variant="plain">Search</Button>
        </Form>
      </search>
      <PeopleTable people={people} q={q} opensStaff={opensStaff} />
      <Pagination
        label="Pages of accounts"
        previous={null}
        next={next && withQuery("", { ...(q && { q }), after: next })}
      />
    </>
  );
}
