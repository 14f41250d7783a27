import { Form } from "@remix-run/react";
import { Menu, MenuButton, MenuLink } from "~/components/ui/menu";
import { paths } from "~/paths";
import type { Thread } from "./load-thread.server";
import type { Change } from "./schema";

/** The changes a person can make to their own side of a conversation. */
export function ThreadMenu({
  thread,
}: {
  thread: Pick<Thread, "id" | "archived" | "muted" | "blocked">;
}) {
  const changes: [Change, string][] = [
    thread.muted ? ["unmute", "Unmute"] : ["mute", "Mute"],
    thread.archived ? ["unarchive", "Move back to inbox"] : ["archive", "Archive"],
    thread.blocked ? ["unblock", "Unblock"] : ["block", "Block"],
  ];
  return (
    <Menu label="Options">
      <Form method="post" preventScrollReset>
        {changes.map(([change, label]) => (
          <MenuButton key={change} name="intent" value={change}>
            {label}
          </MenuButton>
        ))}
      </Form>
      <MenuLink to={paths.reportConversation(thread.id)}>Report</MenuLink>
    </Menu>
  );
}
