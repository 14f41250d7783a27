import { redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import type { CookieJar } from "./cookies";
import { appErrorIn } from "./errors";

const COOKIE = "flash";

const toastSchema = z.object({
  title: z.string().max(200),
  description: z.string().max(500).optional(),
  tone: z.enum(["success", "info", "error"]).default("success"),
  /** A form in the toast that takes it back: where it is sent and what it says. */
  undo: z
    .object({
      action: z.string().regex(/^\/(?!\/)/),
      fields: z.record(z.string(), z.string().max(4000)),
    })
    .optional(),
  /** It speaks of something sent beside a form that was held, which is shown again. */
  besideForm: z.boolean().optional(),
});

export type Toast = z.infer<typeof toastSchema>;

/** Shown once, on the next page. The text came from us, but it is treated as text all the same. */
export function setToast(jar: CookieJar, toast: z.input<typeof toastSchema>) {
  jar.set(COOKIE, encodeURIComponent(JSON.stringify(toast)), { maxAge: 60 });
}

/** The waiting toast, which is thereby used up. */
export function takeToast(jar: CookieJar): Toast | null {
  const raw = jar.get(COOKIE);
  if (!raw) return null;
  jar.delete(COOKIE);
  try {
    return toastSchema.parse(JSON.parse(decodeURIComponent(raw)));
  } catch {
    return null;
  }
}

/** For a page that only leads on: the toast waits for the page the visitor arrives at. */
export function keepToast(jar: CookieJar) {
  const raw = jar.get(COOKIE);
  if (raw) jar.set(COOKIE, raw, { maxAge: 60 });
}

/** Where every command that worked ends: somewhere else, with a word about it. */
export function redirectWithToast(
  context: { cookies: CookieJar },
  to: string,
  toast: z.input<typeof toastSchema>,
) {
  setToast(context.cookies, toast);
  return redirect(to, 303);
}

/**
 * Runs a command whose form may be gone from the page when another person was first: its conflict is a toast, because no
 * form is left to show it.
 */
export async function toastOnConflict<R>(
  context: { cookies: CookieJar },
  to: string,
  run: () => Promise<R>,
) {
  try {
    return await run();
  } catch (error) {
    const known = appErrorIn(error);
    if (known?.code !== "conflict") throw error;
    return redirectWithToast(context, to, errorToast(known.message));
  }
}

/** A failure's toast carries the spec's title. */
export const errorToast = (description: string) =>
  ({ title: "Error", description, tone: "error" }) as const;
