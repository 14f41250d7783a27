import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { type InviteAnswer, InviteForm, type InviteView } from "./invite-form";

/** The invitation page's form, over the page that asked for it. */
export function InviteDialog({
  athlete,
  address,
  onClose,
}: {
  athlete: { id: string; name: string };
  /** Of the invitation page, which says what may be chosen. */
  address: string;
  onClose: () => void;
}) {
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
