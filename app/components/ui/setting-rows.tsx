import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "./card";

/** A titled list of settings, a row each. */
export const SettingRows = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 text-lg">{title}</h2>
    <Card className="!p-0">
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  </section>
);

interface Text {
  label: string;
  hint?: string;
  /** As it is set now. */
  value?: ReactNode;
}

const Label = ({ label, hint }: Text) => (
  <>
    <span className="block">{label}</span>
    {hint && <span className="block text-sm text-soft">{hint}</span>}
  </>
);

const RowText = ({ value, ...text }: Text) => (
  <>
    <span className="min-w-0 flex-1">
      <Label {...text} />
    </span>
    {value && <span className="max-w-2/3 min-w-0 text-right text-soft">{value}</span>}
  </>
);

/** A row that leads to another page. */
export const LinkRow = ({ to, ...text }: Text & { to: string }) => (
  <li>
    <Link to={to} className="setting-row">
      <RowText {...text} />
    </Link>
  </li>
);

/** A row that opens the form which changes it. */
export const FoldRow = ({
  open,
  children,
  ...text
}: Text & {
  /** Whether its form was refused. */
  open: boolean;
  children: ReactNode;
}) => (
  <li>
    <details open={open || undefined}>
      <summary className="setting-row">
        <RowText {...text} />
      </summary>
      <div className="flex flex-col gap-3 px-4 pt-1 pb-4">{children}</div>
    </details>
  </li>
);

/** A row whose value stands in it, to be read or chosen. */
export const ValueRow = ({ value, ...text }: Text) => (
  <li className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
    <div className="flex-auto">
      <Label {...text} />
    </div>
    <div className="text-soft">{value}</div>
  </li>
);
