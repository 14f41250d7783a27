import { ButtonLink } from "~/components/ui/button";

/** On the dashboard of someone whose address may be mistyped. */
export function ConfirmNotice({ email }: { email: string }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-gold-line px-5 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-60">
        Your e-mail address is not confirmed yet. Open the link we sent to <strong>{email}</strong>,
        so that our messages reach you.
      </p>
      <ButtonLink to="/confirm-email" look="plain" size="sm">
        Send the link again
      </ButtonLink>
    </div>
  );
}
