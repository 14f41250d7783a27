import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useRootData } from "~/components/root-data";
import { Button, ButtonLink } from "~/components/ui/button";
import { LaurelMark } from "~/components/ui/laurel";
import { Progress } from "~/components/ui/progress";
import { ToastRegion } from "~/components/ui/toast";
import { paths, withQuery } from "~/paths";
import { entryName } from "~/platform/list-field";
import { product } from "~/product";

const STEPS = 3;

/** The step of an address: `?step=2`. */
export function stepIn({ searchParams }: URL): 1 | 2 | 3 {
  const step = Number(searchParams.get("step"));
  return step === 2 || step === 3 ? step : 1;
}

/** The address of a step. @param home the first run of athletes or of brands */
export const stepPath = (home: string, step: number) => withQuery(home, { step: String(step) });

/** A screen of the first run: one question, in a frame without navigation. Each step and the whole can be skipped. */
export function FirstRunPage({
  at,
  step,
  title,
  unconfirmedEmail,
  children,
}: {
  /** The address of the first run. */
  at: string;
  step: number;
  title: string;
  /** Where the link to confirm the address was sent, until it is. */
  unconfirmedEmail: string | null;
  children: ReactNode;
}) {
  return (
    <>
      <header className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-3">
        <span className="flex items-center gap-2 text-lg font-heavy text-leaf-deep">
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
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-sm text-soft">
            <p className="min-w-0 flex-1 basis-60">
              Confirm your email to send and answer invitations: open the link we sent to{" "}
              <strong>{unconfirmedEmail}</strong>.
            </p>
            <ButtonLink
              to={withQuery(paths.confirmEmail, { to: stepPath(at, step) })}
              variant="plain"
              size="sm"
            >
              Resend link
            </ButtonLink>
          </div>
        )}
      </main>
    </>
  );
}

type Value = string | number | boolean | readonly string[] | null | undefined;

/** The values of a form that a step does not ask for, so that saving it changes nothing else. */
export const HiddenValues = ({ values }: { values: Record<string, Value> }) =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map((entry, i) => ({ name: entryName(name, i), value: entry }))
        : { name, value: value === true ? "on" : value },
    )
    .map(
      ({ name, value }) => value && <input key={name} type="hidden" name={name} value={value} />,
    );
