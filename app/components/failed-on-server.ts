/**
 * Whether a command failed on the server. Then no route loads again: that would fail as well, and Remix would show the error
 * screen. Remix asks a route's own `shouldRevalidate` even then, so each of these has to ask this.
 */
export const failedOnServer = ({
  actionStatus = 0,
}: {
  actionStatus?: number | undefined;
}): boolean => actionStatus >= 500;
