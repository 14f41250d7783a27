import { useAsksForCookies } from "~/components/root-data";
import { ButtonLink } from "~/components/ui/button";
import { paths, withQuery } from "~/paths";

/** For someone whose address may be mistyped, once the cookie line is answered. */
export function ConfirmNotice({
  email,
  purpose,
  to = paths.dashboard,
}: {
  email: string;
  /** What it is needed for: 'to send invitations'. */
  purpose: string;
  /** Where they continue. */
  to?: string;
}) {
  if (useAsksForCookies()) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-gold-line px-5 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-60">
        Confirm your email {purpose}: open the link we sent to <strong>{email}</strong>.
      </p>
      <ButtonLink
        to={withQuery(paths.confirmEmail, { to })}
        reloadDocument
        variant="plain"
        size="sm"
      >
        Resend link
      </ButtonLink>
    </div>
  );
}
