import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { MessageLink } from "~/features/communication/messages/message-link";
import type { DealPage } from "./load-deal-page.server";

/** The latest messages between the two sides. */
export const DealMessages = ({ deal: { messages, other } }: { deal: DealPage }) => (
  <Card>
    <section aria-labelledby="messages" className="flex flex-col items-start gap-3">
      <h2 id="messages" className="text-lg">
        Messages
      </h2>
      {messages.length === 0 && <p className="text-soft">No messages yet.</p>}
      <ul className="flex w-full flex-col gap-2">
        {messages.map(({ seq, isOwn, text, at }) => (
          <li key={seq}>
            <p className="text-sm text-soft">
              {isOwn ? "You" : other.name}, <Time at={at} as="age" />
            </p>
            <p className="line-clamp-3 break-words whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      <MessageLink to={other} />
    </section>
  </Card>
);
