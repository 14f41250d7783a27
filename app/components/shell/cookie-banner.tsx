import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { Button } from "../ui/button";

/**
 * A form, so that it works without scripts. Closing it means rejecting. It stands above the page, one line where there is
 * room, and so covers nothing.
 */
export function CookieBanner() {
  return (
    <section id="cookie-banner" aria-label="Cookies" className="border-b border-line bg-card">
      <Form
        method="post"
        action={paths.cookieConsent}
        className="relative mx-auto flex max-w-site flex-wrap items-center gap-x-2 px-4 py-1 md:px-6"
      >
        <p className="flex-[1_1_20rem] text-sm max-sm:pr-9 max-sm:text-xs">
          We only use cookies this site needs.{" "}
          <a href={`${paths.privacy}#cookies`}>Privacy Policy</a>
        </p>
        <Button
          size="sm"
          variant="plain"
          name="consent"
          value="accepted"
          className="max-sm:!px-2.5"
        >
          Accept All
        </Button>
        <Button
          size="sm"
          variant="plain"
          name="consent"
          value="rejected"
          className="max-sm:!px-2.5"
        >
          Reject Non-Essential
        </Button>
        <button
          type="submit"
          name="consent"
          value="rejected"
          className="grid size-11 cursor-pointer place-items-center hover:bg-leaf-wash max-sm:absolute max-sm:top-0.5 max-sm:right-1"
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 2 14 14M14 2 2 14" stroke="currentColor" strokeWidth="2" />
          </svg>
          <span className="sr-only">Close and reject non-essential cookies</span>
        </button>
      </Form>
    </section>
  );
}
