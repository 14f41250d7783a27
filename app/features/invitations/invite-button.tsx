import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useInPlace } from "~/components/in-place";
import { ButtonLink } from "~/components/ui/button";
import { inviteAddress } from "./address";

interface Props {
  athlete: { id: string; name: string };
  /** The campaign to begin with. */
  campaignId?: string;
}

/**
 * Leads to the invitation page; with scripts it opens the same form in place.
 * `invited` stands in its place for someone who has been invited to the one campaign it is about.
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
  look?: "primary" | "plain";
  size?: "md" | "sm";
}) {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const { Part: InviteDialog, instead } = useInPlace(() =>
    import("./invite-dialog").then((module) => module.InviteDialog),
  );
  const query = new URLSearchParams({
    ...(campaignId ? { campaign: campaignId } : {}),
    returnTo: pathname + search,
  });
  const address = `${inviteAddress(athlete.id)}?${query}`;

  // The button goes when its invitation arrives, and focus with it: it passes to what took its place.
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
