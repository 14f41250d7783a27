import { Form } from "@remix-run/react";
import { Button } from "../ui/button";

/** A form, so that it works before and without any script. Closing it means rejecting. */
export function CookieBanner() {
  return (
    <section
      aria-label="Cookies"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-card p-4 shadow-[0_-12px_32px_-16px_#0006]"
    >
      <Form
        method="post"
        action="/preferences/cookies"
        preventScrollReset
        className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-3"
      >
        <p className="min-w-60 flex-1 text-sm">
          We use the cookies this site needs to work. With your consent we would also use others;
          today there are none. <a href="/privacy">Privacy Policy</a>
        </p>
        <Button size="sm" name="consent" value="accepted">
          Accept All
        </Button>
        <Button size="sm" look="plain" name="consent" value="rejected">
          Reject Non-Essential
        </Button>
        <Button
          size="sm"
          look="quiet"
          name="consent"
          value="rejected"
          aria-label="Close and reject non-essential cookies"
        >
          Close
        </Button>
      </Form>
    </section>
  );
}
