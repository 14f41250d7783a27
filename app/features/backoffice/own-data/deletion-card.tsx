import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { UNDO_DAYS } from "./limits";

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
              {label}: <TextLink to={to}>{title}</TextLink>
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
