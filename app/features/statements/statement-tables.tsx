import { TextLink } from "~/components/ui/link";
import { Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { formatMonth } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import type { Side } from "~db/constants";
import { movementText } from "./movements";
import type { Movement, Statement } from "./statement.server";

const total = <Row,>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amount(row), 0);

export function Earnings({ rows }: { rows: Statement["months"] }) {
  const all = {
    month: "Total",
    earned: total(rows, ({ earned }) => earned),
    paidOut: total(rows, ({ paidOut }) => paidOut),
  };
  return (
    <Table
      caption="By month"
      columns={[
        { label: "Month", cell: ({ month }) => (month === all.month ? month : formatMonth(month)) },
        { label: "Earned", cell: ({ earned }) => formatMoney(earned), numeric: true },
        { label: "Paid out", cell: ({ paidOut }) => formatMoney(paidOut), numeric: true },
      ]}
      rows={[...rows, all]}
      rowKey={({ month }) => month}
    />
  );
}

const TOTAL = "total";

export function Spending({ rows }: { rows: Statement["spent"] }) {
  const all = {
    id: TOTAL,
    title: "Total",
    paid: total(rows, ({ paid }) => paid),
    held: total(rows, ({ held }) => held),
    toAthletes: total(rows, ({ toAthletes }) => toAthletes),
    fee: total(rows, ({ fee }) => fee),
    refunded: total(rows, ({ refunded }) => refunded),
  };
  return (
    <Table
      caption="By campaign"
      columns={[
        {
          label: "Campaign",
          cell: ({ id, title }) =>
            id === TOTAL ? title : <TextLink to={paths.brand.campaign(id)}>{title}</TextLink>,
        },
        { label: "Paid", cell: ({ paid }) => formatMoney(paid), numeric: true },
        { label: "Held", cell: ({ held }) => formatMoney(held), numeric: true },
        { label: "To athletes", cell: ({ toAthletes }) => formatMoney(toAthletes), numeric: true },
        { label: "Our fee", cell: ({ fee }) => formatMoney(fee), numeric: true },
        { label: "Refunded", cell: ({ refunded }) => formatMoney(refunded), numeric: true },
      ]}
      rows={[...rows, all]}
      rowKey={({ id }) => id}
    />
  );
}

export const Movements = ({ side, rows }: { side: Side; rows: readonly Movement[] }) => (
  <Table
    caption="Movements"
    columns={[
      { label: "When", cell: ({ at }) => <Time at={at} /> },
      { label: "What", cell: ({ kind }) => movementText(side, kind) },
      { label: "Campaign", cell: ({ campaign }) => campaign },
      side === "brand"
        ? { label: "Athlete", cell: ({ athlete }) => athlete }
        : { label: "Brand", cell: ({ company }) => company },
      { label: "Amount", cell: ({ amount }) => formatMoney(amount), numeric: true },
    ]}
    rows={rows}
    rowKey={({ id }) => id}
  />
);
