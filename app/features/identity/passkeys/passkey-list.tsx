import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";

interface Passkey {
  id: string;
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
}

/** The passkeys of an account, each with a button that removes it. */
export const PasskeyList = ({ passkeys }: { passkeys: Passkey[] }) => (
  <Card className="flex flex-col gap-3">
    <h2 className="text-lg">Passkeys</h2>
    <p className="text-soft">
      Sign in with your fingerprint, your face or your device's PIN instead of a password.
    </p>
    {passkeys.length > 0 && (
      <ul>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li
            key={id}
            className="flex min-h-11 items-center justify-between gap-3 border-t border-line py-2"
          >
            <span className="min-w-0">
              <span className="block font-strong break-words">{name}</span>
              <span className="block text-sm text-soft">
                Added <Time at={createdAt} />
                {lastUsedAt ? (
                  <>
                    , last used <Time at={lastUsedAt} />
                  </>
                ) : (
                  ", not used yet"
                )}
              </span>
            </span>
            <Form method="post">
              <input type="hidden" name="intent" value="remove-passkey" />
              <Button
                variant="plain"
                size="sm"
                name="passkeyId"
                value={id}
                aria-label={`Remove ${name}`}
              >
                Remove
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    )}
    <ButtonLink to={paths.addPasskey} variant="plain" className="self-start">
      Add a passkey
    </ButtonLink>
  </Card>
);
