import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useModalRoute } from "~/components/modal-route";
import { ButtonLink } from "~/components/ui/button";
import { paths } from "~/paths";

interface Props {
  athlete: { id: string; name: string };
  /** The preselected campaign. */
  campaignId?: string;
}

/**
 * Links to the invitation page; with scripts it opens the same form in a dialog.
 * `invited` replaces the button when the athlete is already invited to this campaign.
 */
export function InviteButton({
  athlete,
  campaignId,
  label = "Invite",
  invited,
  ...style
}: Props & {
  label?: string;
  invited?: ReactNode;
  variant?: "primary" | "plain";
  size?: "md" | "sm";
}) {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const { Part: InviteDialog, instead } = useModalRoute(() =>
    import("./invite-dialog").then((module) => module.InviteDialog),
  );
  const query = new URLSearchParams({
    ...(campaignId ? { campaign: campaignId } : {}),
    returnTo: pathname + search,
  });
  const address = `${paths.brand.invite(athlete.id)}?${query}`;

  // The button is removed after inviting, so focus moves to its replacement.
  const replaced = Boolean(invited) && !open;
  const outcome = useRef<HTMLDivElement>(null);
  const used = useRef(false);
  useEffect(() => {
    if (open) used.current = true;
    else if (replaced && used.current && document.activeElement === document.body)
      outcome.current?.focus();
  }, [open, replaced]);

  return (
    <>
      {replaced ? (
        <div ref={outcome} tabIndex={-1} className="mr-auto max-sm:basis-full">
          {invited}
        </div>
      ) : (
        <ButtonLink to={address} onClick={instead(() => setOpen(true))} {...style}>
          {label}
          <span className="sr-only"> {athlete.name}</span>
        </ButtonLink>
      )}
      {open && InviteDialog && (
        <InviteDialog athlete={athlete} address={address} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
