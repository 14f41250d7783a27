import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { OUTBOX_LABELS, OUTBOX_TABS } from "~/features/backoffice/consoles/labels";
import { outboxPage, sendKindAgain } from "~/features/backoffice/consoles/outbox.server";
import { KindList, OutboxTable } from "~/features/backoffice/consoles/outbox-list";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleButton, textFields } from "~/platform/define-actions";
import { redirectWithToast, toastOnConflict } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Deliveries") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "run the system");
  const { url } = context.request;
  const tab = currentTab(url, OUTBOX_TABS);
  return { tab, ...(await outboxPage(ctx, tab, url.searchParams.get("after"))) };
}

export const action = defineActions(({ context }) => {
  const ctx = requireStaffCommand(context, "run the system");
  return {
    again: handleButton(textFields("kind"), ({ kind }) =>
      toastOnConflict(context, paths.admin.outbox, async () => {
        await sendKindAgain(ctx, kind);
        return redirectWithToast(context, paths.admin.outbox, { title: "Being sent again" });
      }),
    ),
  };
});

export default function Outbox() {
  const { tab, kinds, items, next } = useLoaderData<typeof loader>();
  const countOf = (name: (typeof OUTBOX_TABS)[number]) =>
    kinds[name].reduce((sum, { n }) => sum + n, 0);
  return (
    <>
      <PageHead
        title="Deliveries"
        index="Emails, live updates and other work outside the database that hasn't been done yet. Oldest first."
      />
      <Tabs
        label="Deliveries"
        current={tab}
        tabs={OUTBOX_TABS.map((value) => ({
          value,
          label: `${OUTBOX_LABELS[value]} (${countOf(value)})`,
        }))}
      />
      <KindList kinds={kinds[tab]} tab={tab} />
      <OutboxTable items={items} />
      <Pagination
        label="Pages of deliveries"
        previous={null}
        next={next && withQuery("", { tab, after: next })}
      />
    </>
  );
}
