import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { Button } from "~/components/ui/button";
import { Card, EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireUser } from "~/features/accounts/guards.server";
import { openNotification, readAllNotifications } from "~/features/notifications/commands.server";
import { NotificationList } from "~/features/notifications/notification-list";
import { allNotifications } from "~/features/notifications/queries.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Notifications") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireUser(context);
  return allNotifications(db, actor.userId);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acting = requireUser(context);
  const form = await request.formData();
  const id = form.get("open");
  if (typeof id === "string") return redirect(await openNotification(acting, id), 303);
  await readAllNotifications(acting);
  return redirect("/notifications", 303);
}

export default function Notifications() {
  const { items, unread } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Notifications"
        lead={unread > 0 ? `${unread} unread` : "All read"}
        actions={
          unread > 0 && (
            <Form method="post">
              <Button look="plain" size="sm">
                Mark all as read
              </Button>
            </Form>
          )
        }
      />
      {items.length > 0 ? (
        <Card className="!p-2">
          <NotificationList items={items} />
        </Card>
      ) : (
        <EmptyState title="Nothing yet">
          Invitations, answers and decisions about your content arrive here.
        </EmptyState>
      )}
    </>
  );
}
