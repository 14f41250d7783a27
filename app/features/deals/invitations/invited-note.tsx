import type { InvitedTo } from "./invited.server";
import { InvitationBadge } from "./status-badge";

/** Which of the brand's campaigns an athlete was invited to, and how each invitation stands. */
export function InvitedNote({ invitedTo }: { invitedTo: InvitedTo[] }) {
  if (invitedTo.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {invitedTo.map(({ campaign, status }) => (
        <li key={campaign} className="flex items-baseline gap-2">
          <span className="flex-none">
            <InvitationBadge status={status} />
          </span>
          <span className="min-w-0 text-soft">{campaign}</span>
        </li>
      ))}
    </ul>
  );
}
