import { Avatar } from "~/components/ui/avatar";
import { MessageLink } from "~/features/communication/messages/message-link";
import { InvitationBadge } from "~/features/deals/invitations/status-badge";
import { ProfileLink } from "../discovery/profile-link";
import { athleteAnchor, formatSportAndPlace } from "../discovery/view";
import type { InvitedItem } from "./queries.server";

/** Athletes who were asked already. */
export function AskedList({ asked }: { asked: InvitedItem[] }) {
  if (asked.length === 0) return null;
  return (
    <details className="mt-5 border-t border-line pt-3">
      <summary className="disclosure">Already invited ({asked.length})</summary>
      <ul className="divide-y divide-line">
        {asked.map(({ athleteId: id, name, avatar, sport, location, invitation }) => (
          <li
            key={id}
            id={athleteAnchor(id)}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5"
          >
            <Avatar name={name} picture={avatar} size="sm" />
            <p className="min-w-0 flex-1 basis-44">
              <ProfileLink
                athlete={{ id, name }}
                className="font-strong no-underline hover:underline"
              >
                {name}
              </ProfileLink>
              <span className="block text-sm text-soft">
                {formatSportAndPlace({ sport, location })}
              </span>
            </p>
            {invitation && <InvitationBadge status={invitation} />}
            <MessageLink to={{ id, name }} />
          </li>
        ))}
      </ul>
    </details>
  );
}
