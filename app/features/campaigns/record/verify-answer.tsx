import { Time } from "~/components/ui/time";
import type { Answer } from "./verify.server";

const FAULTS = {
  form: "isn't in the format of an entry",
  number: "is missing or out of place",
  content: "doesn't say what we sealed",
  seal: "has a seal that isn't valid",
} as const;

const TONES = {
  whole: { border: "border-leaf", text: "text-leaf-deep" },
  altered: { border: "border-alert", text: "text-alert" },
  unrecorded: { border: "border-control", text: "" },
  unknown: { border: "border-control", text: "" },
} as const;

const NOT_FOUND = {
  code: "We have no entry with this code. Check that you've copied all of it.",
  file: "This record wasn't signed with one of our keys, so we can't say whose it is.",
  document:
    "We don't know this file. If you got it here, it has been changed or saved again since.",
} as const;

/** What was found, in words. */
export function VerifyAnswer({ answer }: { answer: Answer }) {
  const { title, children } = answerText(answer);
  const tone = answer.state;
  return (
    <section role="status" className={`rounded-card border-2 bg-card p-5 ${TONES[tone].border}`}>
      <h2 className={`text-xl ${TONES[tone].text}`}>{title}</h2>
      <div className="mt-2 flex flex-col gap-2">{children}</div>
    </section>
  );
}

function answerText(answer: Answer) {
  if (answer.state === "unknown")
    return {
      title: "Unknown",
      children: <p>{NOT_FOUND[answer.of]}</p>,
    };
  if (answer.state === "unrecorded")
    return {
      title: "Signed by us, but not in our records",
      children: (
        <p>
          Our keys signed {answer.entries === 1 ? "this entry" : `these ${answer.entries} entries`},
          and nothing in the file has been changed. Our own record differs because it was restored
          to an earlier moment. Keep the file, and contact us if you rely on it.
        </p>
      ),
    };
  if (answer.state === "altered")
    return {
      title: answer.at === 0 ? "This isn't a record" : `Altered at entry ${answer.at}`,
      children:
        answer.at === 0 ? (
          <p>The file isn't in the format of a record.</p>
        ) : (
          <p>
            Entry {answer.at} {FAULTS[answer.fault]}. Everything before it is whole.
          </p>
        ),
    };
  return {
    title: "Whole",
    children:
      answer.of !== "file" ? (
        <>
          {answer.of === "document" && <p>This is the file as we made it, byte for byte.</p>}
          <p>
            {answer.label}, on <Time at={answer.at} as="moment" />. It is entry {answer.number} of
            its record, sealed on <Time at={answer.sealedAt} as="moment" />.
          </p>
          <p>Neither it nor anything before it has been changed since.</p>
        </>
      ) : (
        <>
          <p>
            All {answer.entries} {answer.entries === 1 ? "entry" : "entries"} are as we sealed them.
            The last was sealed on <Time at={answer.sealedAt} as="moment" />.
          </p>
          {answer.newer > 0 && (
            <p>
              Since this file was made, the record has grown by {answer.newer}{" "}
              {answer.newer === 1 ? "entry" : "entries"}.
            </p>
          )}
        </>
      ),
  };
}
