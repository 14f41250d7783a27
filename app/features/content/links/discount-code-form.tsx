import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { FieldFrame, Input } from "~/components/ui/field";
import type { AthleteLink } from "./queries.server";

/** The code of one athlete: given, or changed while no sale is reported for it. */
export function DiscountCodeForm({
  athlete: { dealId, name, code, isSold },
  actionData,
}: {
  athlete: AthleteLink;
  actionData: FormActionData;
}) {
  const busy = useSending();
  const answer = actionData?.result;
  const failed = answer?.initialValue?.dealId === dealId ? answer : undefined;
  const errors = failed?.error?.code ?? failed?.error?.[""] ?? undefined;
  const id = `code-${dealId}`;
  if (code && isSold)
    return (
      <p>
        Discount code <strong>{code}</strong>. Sales are reported for it, so it has to stay.
      </p>
    );
  return (
    <Form method="post" className="flex flex-wrap items-end gap-2.5">
      <input type="hidden" name="intent" value="code" />
      <input type="hidden" name="dealId" value={dealId} />
      <FieldFrame
        id={id}
        label="Discount code"
        errors={errors}
        errorId={`${id}-error`}
        className="basis-60"
      >
        <Input
          id={id}
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={(failed?.initialValue?.code as string | undefined) ?? code ?? undefined}
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? `${id}-error` : undefined}
        />
      </FieldFrame>
      <Button variant="plain" busy={busy}>
        {code ? "Change code" : "Give code"}
        <span className="sr-only">
          {" "}
          {code ? "of" : "to"} {name}
        </span>
      </Button>
    </Form>
  );
}
