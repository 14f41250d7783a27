import { Form } from "@remix-run/react";
import { paths } from "~/paths";

export function SignOut({ className }: { className: string }) {
  return (
    <Form method="post" action={paths.logout} reloadDocument>
      <button type="submit" className={`cursor-pointer ${className}`}>
        Sign Out
      </button>
    </Form>
  );
}
