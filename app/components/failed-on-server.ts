/**
 * A command that the server could not carry out. The page stays as it is: loading it again would fail as well, and
 * Remix would replace it by its error screen. A route with a `shouldRevalidate` of its own asks this, because Remix loads it again otherwise.
 */
export const failedOnServer = ({
  actionStatus = 0,
}: {
  actionStatus?: number | undefined;
}): boolean => actionStatus >= 500;
