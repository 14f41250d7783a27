import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";

/** What lets its owner in, each with a button that removes it. @param field of the button, whose value is the id */
const RemovableList = <T extends { id: string; name: string }>({
  items,
  intent,
  field,
  detail,
}: {
  items: T[];
  intent: string;
  field: string;
  detail: (item: T) => ReactNode;
}) => (
  <ul>
    {items.map((item) => (
      <li
        key={item.id}
        className="flex min-h-11 items-center justify-between gap-3 border-t border-line py-2"
      >
        <span className="min-w-0">
          <span className="block font-strong break-words">{item.name}</span>
          <span className="block text-sm text-soft">{detail(item)}</span>
        </span>
        <Form method="post">
          <input type="hidden" name="intent" value={intent} />
          <Button
            variant="plain"
            size="sm"
            name={field}
            value={item.id}
            aria-label={`Remove ${item.name}`}
          >
            Remove
          </Button>
        </Form>
      </li>
    ))}
  </ul>
);

/** The devices that need no code. */
export const TrustedDevices = ({
  devices,
}: {
  devices: { id: string; name: string; expiresAt: number }[];
}) => (
  <Card className="flex flex-col gap-3">
    <h2 className="text-lg">Trusted devices</h2>
    {devices.length === 0 ? (
      <p className="text-soft">
        None. Tick “Don't ask on this device” when you sign in to add one.
      </p>
    ) : (
      <RemovableList
        items={devices}
        intent="untrust"
        field="deviceId"
        detail={({ expiresAt }) => (
          <>
            Until <Time at={expiresAt} />
          </>
        )}
      />
    )}
  </Card>
);

interface Passkey {
  id: string;
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
}

export const PasskeyList = ({ passkeys }: { passkeys: Passkey[] }) => (
  <Card className="flex flex-col gap-3">
    <h2 className="text-lg">Passkeys</h2>
    <p className="text-soft">
      Sign in with your fingerprint, your face or your device's PIN instead of a password.
    </p>
    {passkeys.length > 0 && (
      <RemovableList
        items={passkeys}
        intent="remove-passkey"
        field="passkeyId"
        detail={({ createdAt, lastUsedAt }) => (
          <>
            Added <Time at={createdAt} />
            {lastUsedAt ? (
              <>
                , last used <Time at={lastUsedAt} />
              </>
            ) : (
              ", not used yet"
            )}
          </>
        )}
      />
    )}
    <ButtonLink to={paths.addPasskey} variant="plain" className="self-start">
      Add a passkey
    </ButtonLink>
  </Card>
);
