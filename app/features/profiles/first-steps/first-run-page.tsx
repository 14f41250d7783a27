import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useRootData } from "~/components/root-data";
import { Button } from "~/components/ui/button";
import { LaurelMark } from "~/components/ui/laurel";
import { Progress } from "~/components/ui/progress";
import { ToastRegion } from "~/components/ui/toast";
import { ConfirmNotice } from "~/features/identity/accounts/confirm-notice";
import { withQuery } from "~/paths";
import { product } from "~/product";

const STEPS = 3;

/** The step of an address: `?step=2`. */
export function stepIn({ searchParams }: URL): 1 | 2 | 3 {
  const step = Number(searchParams.get("step"));
  return step === 2 || step === 3 ? step : 1;
}

/** The address of a step. @param at the first run of athletes or of brands */
export const stepPath = (at: string, step: number) => withQuery(at, { step: String(step) });

/** A screen of the first run: one question, in a frame without navigation. Each step and the whole can be skipped. */
export function FirstRunPage({
  at,
  step,
  title,
  unconfirmedEmail,
  purpose,
  children,
}: {
  /** The address of the first run. */
  at: string;
  step: number;
  title: string;
  /** Where the link to confirm the address was sent, until it is. */
  unconfirmedEmail: string | null;
  /** What the address is confirmed for. */
  purpose: string;
  children: ReactNode;
}) {
  return (
    <>
      <header className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-3">
        <span className="flex items-center gap-2 text-lg font-strong text-leaf-deep">
          <LaurelMark />
          {product.name}
        </span>
        <Form method="post">
          <Button name="intent" value="finish" variant="quiet" size="sm">
            {step === STEPS ? "Go to your dashboard" : "Skip to your dashboard"}
          </Button>
        </Form>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto flex w-full flex-col gap-5 px-4 pt-4 pb-16 outline-none ${step === STEPS ? "max-w-page" : "max-w-text"}`}
      >
        <Progress
          label="Getting started"
          value={step}
          max={STEPS}
          text={`Step ${step} of ${STEPS}`}
        />
        <ToastRegion toast={useRootData()?.toast ?? null} />
        <h1 className="text-xl">{title}</h1>
        {children}
        {step < STEPS && (
          <Link to={stepPath(at, step + 1)} className="self-start text-sm text-soft">
            Skip this step
          </Link>
        )}
        {unconfirmedEmail && (
          <ConfirmNotice email={unconfirmedEmail} purpose={purpose} to={stepPath(at, step)} />
        )}
      </main>
    </>
  );
}
