import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";

export interface ToastText {
  title: string;
  description?: string | undefined;
  tone: "success" | "error";
  /** The form values of 'Undo'. */
  undo?: { action: string; fields: Record<string, string> } | undefined;
}

/** The live region for toasts. Always in the DOM, so that screen readers announce changes. */
export function ToastRegion({ toast }: { toast: ToastText | null }) {
  const [dismissed, setDismissed] = useState<ToastText | null>(null);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (
    <div role="status" aria-live="polite">
      {toast && toast !== dismissed && (
        <div
          className={`mb-5 flex items-center gap-4 rounded-card border-l-4 bg-card p-4 shadow-raised ${toast.tone === "error" ? "border-alert" : "border-leaf"}`}
        >
          <p className="flex-1">
            <strong>{toast.title}</strong>
            {toast.description && <span className="block text-soft">{toast.description}</span>}
          </p>
          {toast.undo && (
            <Form method="post" action={toast.undo.action} preventScrollReset>
              {Object.entries(toast.undo.fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <button
                type="submit"
                className="min-h-11 cursor-pointer rounded-control px-3 text-sm font-[650] underline hover:bg-leaf-wash"
              >
                Undo
              </button>
            </Form>
          )}
          {scripted && (
            <button
              type="button"
              onClick={() => setDismissed(toast)}
              className="min-h-11 cursor-pointer rounded-control px-3 text-sm underline"
            >
              Dismiss
            </button>
          )}
        </div>
      )}
    </div>
  );
}
