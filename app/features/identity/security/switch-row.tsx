import { Form } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import type { Setting } from "../alerts/alert-events";

/** The switches of the security page, beside that of two-factor sign-in. */
export const SWITCHES: Record<Setting, { label: string; hint: string }> = {
  loginNotifications: {
    label: "Login notifications",
    hint: "We email you when your account is signed in to on a new device.",
  },
  suspiciousActivityAlerts: {
    label: "Suspicious activity alerts",
    hint: "We email you about a sign-in from a new country and about repeated failed attempts.",
  },
};

/** A setting that is on or off, changed by one press, with or without scripts. */
export function SwitchRow({
  name,
  label,
  hint,
  on,
  children,
}: {
  /** The value of the field `setting`. */
  name: string;
  label: string;
  hint: string;
  on: boolean;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <li className="flex items-start gap-4 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p id={id} className="font-strong">
          {label}
        </p>
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
        {children}
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="setting" />
        <input type="hidden" name="setting" value={name} />
        <button
          type="submit"
          role="switch"
          aria-checked={on}
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          name="on"
          value={on ? "no" : "yes"}
          className="flex min-h-11 cursor-pointer items-center gap-2 text-sm"
        >
          <span aria-hidden="true">{on ? "On" : "Off"}</span>
          <span
            aria-hidden="true"
            className={`flex h-6 w-11 items-center rounded-full border p-0.5 ${on ? "justify-end border-transparent bg-leaf" : "border-control bg-card"}`}
          >
            <span className={`size-4.5 rounded-full ${on ? "bg-on-leaf" : "bg-soft"}`} />
          </span>
        </button>
      </Form>
    </li>
  );
}
