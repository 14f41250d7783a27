import { Link } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { Progress } from "~/components/ui/progress";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { EXPORT_DAYS, UNDO_DAYS } from "./limits";

interface Copy {
  id: string;
  percent: number;
  bytes: number;
  /** Until when it can be downloaded; null while it is being made. */
  until: number | null;
}

/** Asks for a copy of one's data, and offers it. Stands in the page's form. */
export function ExportCard({
  copy,
  mayAsk,
  failed,
}: {
  copy: Copy | null;
  mayAsk: boolean;
  /** What the last press of the button came to. */
  failed: string | undefined;
}) {
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">Export my data</h2>
      <p className="text-soft">
        Everything we hold about you in one file, with a list of your pictures and clips. We'll tell
        you when it's ready. You can download it for {EXPORT_DAYS} days.
      </p>
      {copy && (copy.until === null ? <Making copy={copy} /> : <Ready copy={copy} />)}
      {mayAsk ? (
        <Button name="intent" value="export" className="self-start">
          Export My Data
        </Button>
      ) : (
        copy?.until && <p className="text-sm text-soft">You can ask for a new copy once a day.</p>
      )}
      {failed && (
        <p role="alert" className="font-strong text-alert">
          {failed}
        </p>
      )}
    </Card>
  );
}

const Making = ({ copy }: { copy: Copy }) => (
  <div className="flex flex-col gap-3">
    <Progress label="Getting your data ready" value={copy.percent} text={`${copy.percent}%`} />
    <TextLink to={paths.dataManagement} className="self-start text-sm">
      Check again
    </TextLink>
  </div>
);

const Ready = ({ copy }: { copy: Copy }) => (
  <div className="flex flex-col gap-3">
    <p>
      Your data is ready until <Time at={copy.until as number} as="moment" />.
    </p>
    <div className="flex flex-wrap gap-2.5">
      <ButtonLink to={paths.exportFile(copy.id, "data.json")} reloadDocument>
        Download data ({sizeOf(copy.bytes)})
      </ButtonLink>
      <ButtonLink to={paths.exportFile(copy.id, "readme.txt")} variant="plain" reloadDocument>
        What the fields mean
      </ButtonLink>
    </div>
  </div>
);

const sizeOf = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;

interface Blocker {
  label: string;
  title: string;
  to: string;
}

interface Props {
  deletion: { dueAt: number; canUndo: boolean } | null;
  blockers: readonly Blocker[];
  isStaff: boolean;
}

/** Leads to the end of the account, or back from it. Stands in the page's form. */
export function DeletionCard(props: Props) {
  return (
    <Card className={`flex flex-col gap-4 ${props.deletion ? "border-alert" : ""}`}>
      <h2 className="text-lg">Delete account</h2>
      <DeletionState {...props} />
    </Card>
  );
}

function DeletionState({ deletion, blockers, isStaff }: Props) {
  if (isStaff)
    return <p className="text-soft">You're part of the team. Please ask an administrator.</p>;
  if (deletion?.canUndo)
    return (
      <>
        <p>
          Your account is closed. We'll delete your data on <Time at={deletion.dueAt} as="moment" />
          . Until then you can change your mind.
        </p>
        <Button name="intent" value="undo" className="self-start">
          Keep my account
        </Button>
      </>
    );
  if (deletion) return <p>Your account is due for deletion. We'll email you when it's done.</p>;
  if (blockers.length > 0)
    return (
      <>
        <p>Please settle this first:</p>
        <ul className="list-disc pl-5">
          {blockers.map(({ label, title, to }) => (
            <li key={to}>
              {label}: <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <p className="text-soft">
        We'll delete your profile, messages, content and files. You'll have {UNDO_DAYS} days to
        change your mind.
      </p>
      <ButtonLink to={paths.deleteAccount} variant="plain" className="self-start">
        Delete Account
      </ButtonLink>
    </>
  );
}
