import { useFetcher, useLocation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { type InviteAnswer, InviteForm, type InviteView, inviteAddress } from "./invite-form";

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

  const openInPlace = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      {replaced ? (
        <div ref={outcome} tabIndex={-1} className="mr-auto">
          {invited}
        </div>
      ) : (
        <ButtonLink to={address} onClick={openInPlace} {...style}>
          {label}
          <span className="sr-only"> {athlete.name}</span>
        </ButtonLink>
      )}
      {open && <InviteDialog athlete={athlete} address={address} onClose={() => setOpen(false)} />}
    </>
  );
}

function InviteDialog({
  athlete,
  address,
  onClose,
}: Props & { address: string; onClose: () => void }) {
  const { load, data: view } = useFetcher<InviteView>();
  const sender = useFetcher<InviteAnswer>();
  const sent = sender.data !== undefined && "sent" in sender.data;
  const content = useRef<HTMLDivElement>(null);
  // Opening the dialog asks once; a new address while it is open would lose what was typed.
  const asked = useRef(address);
  useEffect(() => load(asked.current), [load]);

  // Focus goes on to what has just appeared: the form, then the result's button.
  const ready = view !== undefined;
  useEffect(() => {
    if (sent || ready) content.current?.querySelector<HTMLElement>("select, button")?.focus();
  }, [ready, sent]);

  return (
    <Dialog title={sent ? "Invitation Sent!" : `Invite ${athlete.name}`} onClose={onClose}>
      <div ref={content}>
        {sent ? (
          <div className="flex flex-col items-start gap-4">
            <p>The athlete will be notified about your campaign.</p>
            <form method="dialog">
              <Button>Done</Button>
            </form>
          </div>
        ) : view ? (
          <InviteForm
            view={view as InviteView}
            answer={sender.data as InviteAnswer | undefined}
            busy={sender.state !== "idle"}
            as={sender.Form as never}
            inPlace
          />
        ) : (
          <p className="text-soft">Loading your campaigns…</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {sent ? `Invitation sent to ${athlete.name}` : ""}
      </p>
    </Dialog>
  );
}
