import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card, EmptyState } from "~/components/ui/card";
import { CheckBox } from "~/components/ui/checkbox";
import { EmptyList } from "~/components/ui/empty-list";
import { FieldFrame, SelectBox } from "~/components/ui/field";
import { MenuLink } from "~/components/ui/menu";
import { PageHead } from "~/components/ui/page";
import { CATEGORIES } from "~/features/communication/notifications/categories";
import {
  openNotification,
  readAllNotifications,
} from "~/features/communication/notifications/commands.server";
import { NotificationList } from "~/features/communication/notifications/notification-list";
import { loadNotificationsPage } from "~/features/communication/notifications/queries.server";
import { openSchema } from "~/features/communication/notifications/schema";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleButton } from "~/platform/define-actions";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";
import { BELL_CATEGORIES, type BellCategory } from "~db/constants";

export const meta: MetaFunction = () => [{ title: pageTitle("Notifications") }];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireUser(context);
  const { searchParams } = context.request.url;
  const before = searchParams.get("before");
  const filter = readFilter(searchParams);
  const page = await loadNotificationsPage(
    db,
    context.describeNotification,
    actor.personId,
    before,
    filter,
  );
  return { ...page, filter, first: before === null };
}

export const action = defineActions(({ context }) => {
  const ctx = requireUser(context);
  return handleButton(openSchema, async ({ open }) => {
    if (open) return redirect(await openNotification(ctx, context.describeNotification, open), 303);
    await readAllNotifications(ctx);
    return redirect(paths.notifications, 303);
  });
});

/** In place of the id of the notification that is opened. */
const READ_ALL = "";

export default function Notifications() {
  const { items, unread, older, first, filter } = useLoaderData<typeof loader>();
  // Shown at once, and as it was if the form could not be sent.
  const readsAll = useNavigation().formData?.get("open") === READ_ALL;
  const narrowed = {
    ...(filter.unread && { unread: "yes" }),
    ...(filter.category && { kind: filter.category }),
  };
  return (
    <>
      <PageHead
        title="Notifications"
        index={
          unread > 0 && !readsAll
            ? `${unread} unread ${unread === 1 ? "notification" : "notifications"}`
            : "You've read everything"
        }
        {...(unread > 0
          ? {
              actions: (
                <Form method="post">
                  <Button name="open" value={READ_ALL} variant="plain" size="sm">
                    Mark all as read
                  </Button>
                </Form>
              ),
              more: <MenuLink to={paths.notificationSettings}>Settings</MenuLink>,
            }
          : {
              actions: (
                <ButtonLink to={paths.notificationSettings} variant="plain" size="sm">
                  Settings
                </ButtonLink>
              ),
            })}
      />
      {(items.length > 0 || Object.keys(narrowed).length > 0) && (
        <NotificationFilter filter={filter} />
      )}
      {items.length > 0 ? (
        <Card className="!p-2">
          <NotificationList
            items={readsAll ? items.map((item) => ({ ...item, read: true })) : items}
          />
        </Card>
      ) : Object.keys(narrowed).length > 0 ? (
        <EmptyState
          title="No notifications match"
          action={
            <ButtonLink to={paths.notifications} variant="plain" size="sm">
              Show all
            </ButtonLink>
          }
        />
      ) : (
        <EmptyList
          title="No notifications yet"
          example={[
            "Rosie Calder sent a reel",
            "Spring Trail Launch · review by Friday",
            "2 h ago",
          ]}
          action={
            <ButtonLink to={paths.notificationSettings}>Choose what you hear about</ButtonLink>
          }
        >
          Invitations, responses and decisions about your content will appear here.
        </EmptyList>
      )}
      {(older || !first) && (
        <nav aria-label="Pages of notifications" className="mt-6 flex flex-wrap gap-3">
          {!first && (
            <ButtonLink to={withQuery(paths.notifications, narrowed)} variant="plain" size="sm">
              Newest
            </ButtonLink>
          )}
          {older && (
            <ButtonLink
              to={withQuery(paths.notifications, { ...narrowed, before: older })}
              variant="plain"
              size="sm"
              className="ml-auto"
            >
              Older notifications
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

interface Filter {
  unread: boolean;
  category?: BellCategory | undefined;
}

const OPTIONS = BELL_CATEGORIES.map((value) => ({ value, label: CATEGORIES[value].label }));

/** Filters the list by unread and by category. */
const NotificationFilter = ({ filter: { unread, category } }: { filter: Filter }) => (
  <Form role="search" className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2 print:hidden">
    <FieldFrame id="kind" label="About">
      <SelectBox
        key={category}
        id="kind"
        name="kind"
        defaultValue={category}
        placeholder="Everything"
        options={OPTIONS}
      />
    </FieldFrame>
    <CheckBox
      key={String(unread)}
      id="unread"
      name="unread"
      value="yes"
      defaultChecked={unread}
      label="Unread only"
    />
    <Button variant="plain" size="sm">
      Filter
    </Button>
  </Form>
);

/** Reads the filter from an address. An unknown category is ignored. */
const readFilter = (params: URLSearchParams): Filter => ({
  unread: params.get("unread") === "yes",
  category: BELL_CATEGORIES.find((category) => category === params.get("kind")),
});
