import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";

/** The devices that need no code, each with a button that changes that. */
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
      <ul>
        {devices.map(({ id, name, expiresAt }) => (
          <li
            key={id}
            className="flex min-h-11 items-center justify-between gap-3 border-t border-line py-2"
          >
            <span className="min-w-0">
              <span className="block font-strong">{name}</span>
              <span className="block text-sm text-soft">
                Until <Time at={expiresAt} />
              </span>
            </span>
            <Form method="post">
              <input type="hidden" name="intent" value="untrust" />
              <Button
                variant="plain"
                size="sm"
                name="deviceId"
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
  </Card>
);
