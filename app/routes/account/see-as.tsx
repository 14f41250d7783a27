import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { stopImpersonation } from "~/features/backoffice/staff/impersonation.server";
import { homeOf } from "~/features/identity/accounts/actor";
import { requireAccount, requireStaff } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Read only") }];

/** Answers what staff are not shown, at its own address: app/server/impersonation.ts leads here. */
export function loader({ context }: LoaderFunctionArgs) {
  const { actor } = requireAccount(context);
  const { session, request, sawAs } = context;
  if (!session.sees) throw redirectDocument(sawAs ? paths.admin.user(sawAs) : homeOf(actor));
  const { pathname } = request.url;
  // A script of a page from before: the page that it wants comes without scripts.
  if (pathname.endsWith(".data")) throw redirectDocument(pathname.replace(/\.data$/, ""));
  return data({ name: session.sees.name, isCommand: request.method === "POST" }, { status: 403 });
}

export async function action({ context }: ActionFunctionArgs) {
  const ctx = requireStaff(context, "look up people");
  const userId = await stopImpersonation(context, ctx);
  throw redirectDocument(userId ? paths.admin.user(userId) : paths.admin.users);
}

export default function SeeAs() {
  const { name, isCommand } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={isCommand ? "Nothing was changed" : "Not shown in this view"} />
      <Card className="single-column flex flex-col items-start gap-4">
        <p>
          {isCommand
            ? `You're seeing Laurel as ${name}, so you can only read. What you sent was not saved.`
            : `You're seeing Laurel as ${name}. Messages, sign-in codes and downloads stay with them.`}
        </p>
        <ButtonLink to={paths.dashboard}>Go to their dashboard</ButtonLink>
      </Card>
    </>
  );
}
