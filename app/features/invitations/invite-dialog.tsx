import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { type InviteActionData, InviteForm, type InviteView } from "./invite-form";

/** The invitation form as a dialog. */
export function InviteDialog({
  athlete,
  address,
  onClose,
}: {
  athlete: { id: string; name: string };
  /** The loader URL of the invitation page, which gives the choices. */
  address: string;
  onClose: () => void;
}) {
  const { load, data: view } = useFetcher<InviteView>();
  const sender = useFetcher<InviteActionData>();
  const sent = sender.data !== undefined && "sent" in sender.data;
  const content = useRef<HTMLDivElement>(null);
  // Loads once on opening; a reload while it is open would lose what was typed.
  const asked = useRef(address);
  useEffect(() => load(asked.current), [load]);

  // Moves focus to what has appeared: the form, then the result's button.
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
            actionData={sender.data as InviteActionData | undefined}
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
