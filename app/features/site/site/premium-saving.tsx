import { Form } from "@remix-run/react";
import { Figures } from "~/components/site/figures";
import { Button } from "~/components/ui/button";
import { FieldFrame, Input } from "~/components/ui/field";
import { BREAK_EVEN, comparePlans } from "~/features/billing/billing/premium-saving";
import { formatMoney, toPence } from "~/platform/money";
import { parseNumber } from "~/platform/parse-number";

const EXAMPLES = [10_000_00, 30_000_00, 60_000_00].map(comparePlans).map(({ fees, saved }) => ({
  value: formatMoney(saved),
  label:
    saved < 0
      ? `on ${formatMoney(fees)} of fees a year: stay on Free`
      : `saved on ${formatMoney(fees)} of fees a year`,
}));

const MOST = 10_000_000;

/** What Premium saves a brand. @param typed what it pays athletes in a year, as the calculator was sent; null before */
export function PremiumSaving({ typed }: { typed: string | null }) {
  const pounds = parseNumber(typed ?? "");
  const isRight = pounds >= 1 && pounds <= MOST;
  const isWrong = typed !== null && !isRight;
  const note = isWrong ? "spend-error" : "spend-result";
  return (
    <>
      <Figures items={EXAMPLES} />
      <Form
        method="get"
        action="#saving"
        className="mt-7 flex max-w-text flex-col items-start gap-3"
      >
        <input type="hidden" name="for" value="brands" />
        <FieldFrame
          id="spend"
          label="What do you pay athletes in a year, in pounds?"
          errors={
            isWrong
              ? [
                  `Enter an amount from ${formatMoney(toPence(1))} to ${formatMoney(toPence(MOST))}.`,
                ]
              : undefined
          }
          errorId={note}
          className="w-full"
        >
          <Input
            id="spend"
            name="spend"
            inputMode="decimal"
            required
            defaultValue={typed ?? ""}
            aria-invalid={isWrong || undefined}
            aria-describedby={typed === null ? undefined : note}
          />
        </FieldFrame>
        <Button variant="plain">Work it out</Button>
        {isRight && (
          <p id={note} className="font-strong">
            {describeSaving(toPence(pounds))}
          </p>
        )}
      </Form>
    </>
  );
}

function describeSaving(pence: number): string {
  const { free, premium, saved } = comparePlans(pence);
  return saved > 0
    ? `Premium saves you ${formatMoney(saved)} a year. You'd pay us ${formatMoney(premium)} with the plan, instead of ${formatMoney(free)}.`
    : `Free is cheaper for you: ${formatMoney(free)} a year, instead of ${formatMoney(premium)}. Premium pays for itself from ${formatMoney(BREAK_EVEN)} of fees.`;
}
