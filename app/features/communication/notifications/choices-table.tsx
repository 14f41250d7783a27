import type { FieldMetadata } from "@conform-to/react";
import {
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
  type NotificationChannel,
} from "~db/constants";
import { CATEGORIES, CHANNEL_CATEGORIES } from "./categories";

interface Column {
  channel: NotificationChannel;
  label: string;
  field: FieldMetadata<NotificationCategory[] | undefined>;
}

/** A table of checkboxes: a row for each category, a column for each channel. */
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
      {NOTIFICATION_CATEGORIES.map((category) => (
        <tr key={category} className="border-t border-line">
          <th scope="row" className="py-1 text-left font-normal">
            {CATEGORIES[category].label}
          </th>
          {columns.map((column) => (
            <td key={column.channel} className="px-2 text-center">
              {CHANNEL_CATEGORIES[column.channel].includes(category) ? (
                <Choice category={category} column={column} />
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

const Choice = ({
  category,
  column: { field, label },
}: {
  category: NotificationCategory;
  column: Column;
}) => (
  <label className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center">
    <span className="sr-only">{`${CATEGORIES[category].label}: ${label}`}</span>
    <input
      type="checkbox"
      name={field.name}
      value={category}
      defaultChecked={[field.initialValue].flat().includes(category)}
      className="size-5 accent-(--leaf)"
    />
  </label>
);
