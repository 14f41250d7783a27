import type { HeadersFunction } from "@remix-run/cloudflare";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { AuthPage, panel } from "./auth-page";

/** For a page whose address holds a key: no cache keeps it, and no other site gets it as a referrer. */
export const mailedLinkHeaders: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
});

/** The signed token in the address; empty without one. */
export const tokenIn = (url: URL) => url.searchParams.get("token") ?? "";

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
