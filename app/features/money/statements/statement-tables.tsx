import { TextLink } from "~/components/ui/link";
import { type Column, Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { formatMonth } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import type { Side } from "~db/constants";
import { movementText } from "./movements";
import type { Movement, Statement } from "./statement.server";

const TOTAL = "total";

export const Earnings = ({ rows, total }: Statement["earned"]) => (
  <Table
    caption="By month"
    columns={[
      { label: "Month", cell: ({ month }) => (month === TOTAL ? "Total" : formatMonth(month)) },
      {
        label: "Earned",
        narrow: "after",
        cell: ({ earned }) => formatMoney(earned),
        numeric: true,
      },
      {
        label: "Paid",
        narrow: "after",
        cell: ({ paidOut }) => formatMoney(paidOut),
        numeric: true,
      },
    ]}
    rows={total ? [...rows, { month: TOTAL, ...total }] : rows}
    rowKey={({ month }) => month}
  />
);

type Spent = Pick<
  Statement["spentMonths"]["rows"][number],
  "paid" | "toAthletes" | "fee" | "refunded"
>;

const PAID: Column<Spent> = {
  label: "Paid in",
  narrow: "beside",
  cell: ({ paid }) => formatMoney(paid),
  numeric: true,
};

/** Where a brand's money went. */
const SPENT: Column<Spent>[] = [
  {
    label: "Paid to athletes",
    narrow: "after",
    cell: ({ toAthletes }) => formatMoney(toAthletes),
    numeric: true,
  },
  { label: "Our fee", narrow: "before", cell: ({ fee }) => formatMoney(fee), numeric: true },
  {
    label: "Refunded",
    narrow: "after",
    cell: ({ refunded }) => formatMoney(refunded),
    numeric: true,
  },
];

export const Spending = ({ rows, total }: Statement["spent"]) => (
  <Table
    caption="By campaign"
    columns={[
      {
        label: "Campaign",
        cell: ({ id, title }) =>
          id === TOTAL ? title : <TextLink to={paths.brand.campaign(id)}>{title}</TextLink>,
      },
      PAID,
      { label: "Secured", narrow: "after", cell: ({ held }) => formatMoney(held), numeric: true },
      ...SPENT,
    ]}
    rows={total ? [...rows, { id: TOTAL, title: "Total", ...total }] : rows}
    rowKey={({ id }) => id}
  />
);

/** Only the latest months, as many as one page has. */
export const SpendingByMonth = ({ rows }: Statement["spentMonths"]) => (
  <Table
    caption="By month"
    columns={[{ label: "Month", cell: ({ month }) => formatMonth(month) }, PAID, ...SPENT]}
    rows={rows}
    rowKey={({ month }) => month}
  />
);

export const Movements = ({ side, rows }: { side: Side; rows: readonly Movement[] }) => (
  <Table
    caption="Payments"
    columns={[
      { label: "When", cell: ({ at }) => <Time at={at} /> },
      side === "brand"
        ? { label: "Athlete", cell: ({ athlete }) => athlete }
        : { label: "Brand", cell: ({ company }) => company },
      { label: "Campaign", cell: ({ campaign }) => campaign },
      { label: "What", cell: ({ kind }) => movementText(side, kind) },
      {
        label: "Amount",
        narrow: "beside",
        cell: ({ amount }) => formatMoney(amount),
        numeric: true,
      },
    ]}
    rows={rows}
    rowKey={({ id }) => id}
  />
);
