import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { Icon } from "../ui/icon";

export function SignOut() {
  return (
    <Form method="post" action={paths.logout} reloadDocument>
      <button type="submit" className="frame-entry cursor-pointer">
        <Icon name="log-out" />
        Sign Out
      </button>
    </Form>
  );
}
