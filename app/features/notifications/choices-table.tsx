import type { FieldMetadata } from "@conform-to/react";
import { NOTIFICATION_KINDS, type NotificationChannel, type NotificationKind } from "~db/constants";
import { CHANNEL_KINDS, KINDS } from "./kinds";

interface Column {
  channel: NotificationChannel;
  label: string;
  field: FieldMetadata<NotificationKind[] | undefined>;
}

/** A table of checkboxes: a row for each kind, a column for each channel. */
export const ChoicesTable = ({ columns }: { columns: Column[] }) => (
  <table className="w-full">
    <caption className="sr-only">Notifications by channel</caption>
    <thead>
      <tr>
        <th scope="col" className="eyebrow py-2 text-left">
          About
        </th>
        {columns.map(({ channel, label }) => (
          <th key={channel} scope="col" className="eyebrow px-2 py-2 text-center wrap-normal">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {NOTIFICATION_KINDS.map((kind) => (
        <tr key={kind} className="border-t border-line">
          <th scope="row" className="py-1 text-left font-normal">
            {KINDS[kind].label}
          </th>
          {columns.map((column) => (
            <td key={column.channel} className="px-2 text-center">
              {CHANNEL_KINDS[column.channel].includes(kind) ? (
                <Choice kind={kind} column={column} />
              ) : (
                <span className="text-sm text-soft">Always</span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Choice = ({ kind, column: { field, label } }: { kind: NotificationKind; column: Column }) => (
  <label className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center">
    <span className="sr-only">{`${KINDS[kind].label}: ${label}`}</span>
    <input
      type="checkbox"
      name={field.name}
      value={kind}
      defaultChecked={[field.initialValue].flat().includes(kind)}
      className="size-5 accent-(--leaf)"
    />
  </label>
);
