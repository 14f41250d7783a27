import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useRouter } from "../use-router";
import { Button } from "./button";
import { HiddenFields } from "./hidden-fields";
import { Icon } from "./icon";

export interface ToastText {
  title: string;
  description?: string | undefined;
  /** `info`: nothing was done, or someone else did it. */
  tone: "success" | "info" | "error";
  /** The form values of 'Undo'. */
  undo?: { action: string; fields: Record<string, string> } | undefined;
  /** What can be done about it, where scripts run. */
  action?: { label: string; run: () => void };
}

/**
 * The live region for toasts. Always in the DOM, so that screen readers announce changes.
 * @param overlay lies over the page where scripts run, and leaves by itself (toast-life.ts)
 */
export function ToastRegion({
  toast,
  overlay = false,
}: {
  toast: ToastText | null;
  overlay?: boolean;
}) {
  const [dismissed, setDismissed] = useState<ToastText | null>(null);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const region = useRef<HTMLDivElement>(null);
  const shown = toast !== dismissed ? toast : null;
  const dismiss = () => setDismissed(toast);
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each toast
  useEffect(() => {
    if (!overlay || !shown || !router) return;
    let leave = () => {};
    import("./toast-life").then(
      ({ watchToast }) => {
        // What failed, or can be undone, stays until it is dealt with.
        const passes = shown.tone !== "error" && !shown.undo && !shown.action;
        if (region.current) leave = watchToast(region.current, { router, passes, leave: dismiss });
      },
      () => {},
    );
    return () => leave();
  }, [shown]);
  return (
    <div
      role="status"
      aria-live="polite"
      ref={region}
      className={overlay ? "toast-overlay" : undefined}
    >
      {shown && (
        <div
          data-tone={shown.tone}
          className="toast relative mb-5 flex flex-wrap items-center justify-end gap-x-2 rounded-card p-3 shadow-raised"
        >
          <p className="w-full pr-8 pl-1">
            <strong>{shown.title}</strong>
            {shown.description && <span className="block text-soft">{shown.description}</span>}
          </p>
          {shown.undo && (
            <Form method="post" action={shown.undo.action} preventScrollReset>
              <HiddenFields values={shown.undo.fields} />
              <Button variant="quiet" size="sm">
                Undo
              </Button>
            </Form>
          )}
          {shown.action && (
            <Button type="button" variant="quiet" size="sm" onClick={shown.action.run}>
              {shown.action.label}
            </Button>
          )}
          {scripted && (
            <button
              type="button"
              onClick={dismiss}
              className="absolute top-0.5 right-0.5 grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-control hover:bg-card"
            >
              <Icon name="x" />
              <span className="sr-only">Dismiss</span>
            </button>
          )}
        </div>
      )}
    </div>
  );
}
