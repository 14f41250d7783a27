import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CodeField } from "./code-field";
import { confirmForm } from "./forms";

export const StartSetUp = () => (
  <Card className="flex flex-col items-start gap-4">
    <p>
      You need an authenticator app, such as the one that comes with your phone or password manager.
      It takes about two minutes.
    </p>
    <Form method="post">
      <Button name="intent" value="start">
        Start set-up
      </Button>
    </Form>
  </Card>
);

/** The key for the app, as a QR code and as text, and the first code from the app. */
export function SetUp({
  secret,
  qr,
  actionData,
}: {
  secret: string;
  qr: { size: number; path: string };
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("set-up", confirmForm, { actionData });
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-lg">1. Add the key to your app</h2>
      <p>Scan this with your authenticator app, or type the key below it.</p>
      <svg
        role="img"
        aria-label="QR code with the key for your authenticator app. The key is also below as text."
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-60 rounded-control"
      >
        <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
        <path fill="#000" d={qr.path} />
      </svg>
      <p>
        <span className="block text-sm text-soft">Key</span>
        <code className="break-words">{secret}</code>
      </p>
      <h2 className="text-lg">2. Enter the code it shows</h2>
      {/* A whole new page: the open one listens with a session that ends. */}
      <Form method="post" reloadDocument {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary form={form} />
        <input type="hidden" name="intent" value="confirm" />
        <CodeField
          field={fields.oneTimeCode}
          label="Code from your app"
          hint="Six digits. You'll be signed out everywhere else."
        />
        <Button className="self-start">Turn on</Button>
      </Form>
    </Card>
  );
}
