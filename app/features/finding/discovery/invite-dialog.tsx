import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Dialog } from "~/components/ui/dialog";
import type { TrackRecord } from "~/features/content/track-record/load-track-record.server";
import { TrackRecordCard } from "~/features/content/track-record/record-card";
import {
  type InviteActionData,
  InviteForm,
  type InviteView,
} from "~/features/deals/invitations/invite-form";

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
  const { load, data: view } = useFetcher<InviteView & { record: TrackRecord | null }>();
  const sender = useFetcher<InviteActionData>();
  const sent = sender.data !== undefined && "sent" in sender.data;
  const content = useRef<HTMLDivElement>(null);
  // Loads once on opening; a reload while it is open would lose what was typed.
  const asked = useRef(address);
  useEffect(() => load(asked.current), [load]);

  // Moves focus to the form once it has appeared.
  const ready = view !== undefined;
  useEffect(() => {
    if (ready) content.current?.querySelector<HTMLElement>("select, button")?.focus();
  }, [ready]);

  // The toast says the rest; closing gives the focus back to the button that opened the dialog.
  useEffect(() => {
    if (sent) content.current?.closest("dialog")?.close();
  }, [sent]);

  return (
    <Dialog title={`Invite ${athlete.name}`} onClose={onClose}>
      <div ref={content}>
        {view ? (
          <>
            {view.record && (
              <div className="mb-6">
                <TrackRecordCard record={view.record} title="Track record" />
              </div>
            )}
            <InviteForm
              view={view as InviteView}
              actionData={sender.data as InviteActionData | undefined}
              busy={sender.state !== "idle"}
              as={sender.Form as never}
              inPlace
            />
          </>
        ) : (
          <p className="text-soft">Loading your campaigns…</p>
        )}
      </div>
    </Dialog>
  );
}
