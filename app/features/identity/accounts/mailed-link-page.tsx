import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { AuthPage, panel } from "./auth-page";

/** A mailed link's one question and button, or, once it can't be used, why not. Opening the page changes nothing. */
export function MailedLinkPage({
  usable,
  title,
  button,
  gone,
  children,
}: {
  usable: boolean;
  title: string;
  button: string;
  gone: ReactNode;
  children: ReactNode;
}) {
  if (!usable)
    return (
      <AuthPage title="This link no longer works">
        <div className={panel}>{gone}</div>
      </AuthPage>
    );
  return (
    <AuthPage title={title}>
      <div className={panel}>
        <p>{children}</p>
        <Form method="post">
          <Button className="w-full">{button}</Button>
        </Form>
      </div>
    </AuthPage>
  );
}
