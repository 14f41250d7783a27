import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { type Column, Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { PaymentItem } from "./list-payments.server";
import { STATUSES } from "./payment-labels";

const COLUMNS: Column<PaymentItem>[] = [
  {
    label: "Payment",
    cell: ({ id, campaign, name }) => (
      <span className="wrap-anywhere">
        <Link to={paths.admin.payment(id)}>{campaign}</Link>
        <span className="block text-sm font-normal text-soft">{name}</span>
      </span>
    ),
  },
  { label: "Brand", cell: ({ company }) => company },
  { label: "Athlete", cell: ({ athlete }) => athlete },
  { label: "Athlete's part", numeric: true, cell: ({ amount }) => formatMoney(amount) },
  { label: "Our fee", numeric: true, cell: ({ fee }) => formatMoney(fee) },
  {
    label: "Status",
    cell: ({ status }) => <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>,
  },
  { label: "Since", cell: ({ since }) => <Time at={since} as="day" /> },
];

export const PaymentsTable = ({ items, empty }: { items: PaymentItem[]; empty: string }) => (
  <Table
    caption="Payments"
    captionHidden
    columns={COLUMNS}
    rows={items}
    rowKey={({ id }) => id}
    empty={empty}
  />
);
