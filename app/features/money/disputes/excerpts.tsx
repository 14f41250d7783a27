import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import type { ShownDispute } from "./dispute-view";
import { sideOrYou } from "./side-names";

/** The messages that either side attached. @param readerId null for staff */
export function Excerpts({
  dispute,
  readerId,
}: {
  dispute: ShownDispute;
  readerId: string | null;
}) {
  const { excerpts } = dispute;
  if (excerpts.length === 0) return null;
  return (
    <section aria-labelledby="excerpts">
      <h2 id="excerpts" className="mb-3 text-lg">
        Messages from the conversation
      </h2>
      <div className="flex flex-col gap-3">
        {excerpts.map(({ id, attachedBy, createdAt, messages }) => (
          <Card key={id} className="flex flex-col gap-2">
            <p className="text-sm text-soft">
              {sideOrYou(dispute, attachedBy, readerId)} attached these copies on{" "}
              <Time at={createdAt} />.
            </p>
            <ol className="flex flex-col gap-2">
              {messages.map((message) => (
                <li key={message.seq} className="rounded-control border border-line px-3.5 py-2">
                  <p className="flex flex-wrap items-baseline gap-x-3">
                    <span className="font-strong">
                      {sideOrYou(dispute, message.senderId, readerId)}
                    </span>
                    <span className="text-xs text-soft">
                      <Time at={message.createdAt} as="moment" />
                    </span>
                  </p>
                  <p className="break-words whitespace-pre-wrap">{message.body}</p>
                </li>
              ))}
            </ol>
          </Card>
        ))}
      </div>
    </section>
  );
}
