import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";

interface Props {
  step: string;
  /** The file that the step concerns. */
  file?: string;
  variant?: "plain";
  children: ReactNode;
}

/** A form with one button, which takes one step. */
export function StepForm({ step, file, variant, children }: Props) {
  const { formData } = useNavigation();
  const busy = formData?.get("step") === step && formData.get("file") === (file ?? null);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="portfolio" />
      {file && <input type="hidden" name="file" value={file} />}
      <Button variant={variant ?? "primary"} name="step" value={step} busy={busy}>
        {children}
      </Button>
    </Form>
  );
}
