import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorSummary, useZodForm } from "~/components/form";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { answerTo, type FormAnswer } from "./form-answer";
import { PieceFields } from "./piece-form";
import type { Piece } from "./queries.server";
import { editPieceSchema } from "./schema";

/** What the athlete can do with a piece as it stands: the one next step first. */
export function AthleteActions({ piece, answer }: { piece: Piece; answer: FormAnswer }) {
  switch (piece.status) {
    case "draft":
      return (
        <Section title="Next step">
          <div className="flex flex-wrap gap-3">
            <Step intent="submit">Submit for Review</Step>
            <Step intent="polish" look="plain">
              Send to Polishing
            </Step>
          </div>
          <p className="text-sm text-soft">
            Polishing: our team finishes the clip for you and sends it on to the brand.
          </p>
          <details open={Boolean(answerTo(answer, "save")) || undefined}>
            <summary className={`${buttonClass({ look: "plain" })} list-none`}>Edit draft</summary>
            <EditForm piece={piece} intent="save" label="Save Draft" answer={answer} />
          </details>
        </Section>
      );
    case "rejected":
      return (
        <Section title="Revise">
          <p className="text-soft">
            Saving makes version {piece.version + 1} and sends it for review. This one stays
            readable.
          </p>
          <EditForm piece={piece} intent="revise" label="Submit new version" answer={answer} />
        </Section>
      );
    case "approved":
      return (
        <Section title="Next step">
          <p>Post it on your channel, then say so here.</p>
          <Step intent="post">Mark as Posted</Step>
        </Section>
      );
    default:
      return null;
  }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="next-step">
      <h2 id="next-step" className="mb-3 text-lg">
        {title}
      </h2>
      <Card className="flex flex-col gap-4">{children}</Card>
    </section>
  );
}

function Step({
  intent,
  look,
  children,
}: {
  intent: "submit" | "polish" | "post";
  look?: "plain";
  children: ReactNode;
}) {
  const busy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" preventScrollReset>
      <Button look={look ?? "primary"} name="intent" value={intent} busy={busy}>
        {children}
      </Button>
    </Form>
  );
}

function EditForm({
  piece,
  intent,
  label,
  answer,
}: {
  piece: Piece;
  intent: "save" | "revise";
  label: string;
  answer: FormAnswer;
}) {
  const busy = useNavigation().formData?.get("intent") === intent;
  const [form, fields] = useZodForm("piece", editPieceSchema, {
    answer: answerTo(answer, intent),
    defaultValue: {
      title: piece.title,
      description: piece.description,
      mediaUrls: piece.mediaUrls.join("\n"),
    },
  });
  return (
    <Form method="post" {...getFormProps(form)} className="mt-4 flex flex-col gap-5">
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="seen" value={piece.updatedAt} />
      <PieceFields fields={fields} />
      <div>
        <Button busy={busy}>{label}</Button>
      </div>
    </Form>
  );
}
