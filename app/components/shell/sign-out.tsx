import { Form } from "@remix-run/react";

export function SignOut({ className }: { className: string }) {
  return (
    <Form method="post" action="/logout" reloadDocument>
      <button type="submit" className={`cursor-pointer ${className}`}>
        Sign Out
      </button>
    </Form>
  );
}
