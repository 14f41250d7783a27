import { Form, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { product } from "~/product";
import type { OwnDevices } from "./devices.server";

const REFUSALS = {
  unsupported:
    "This browser has no push notifications. On an iPhone or iPad, add this site to your Home Screen and open it from there.",
  denied:
    "Your browser doesn't allow notifications from this site. Allow them in its settings, then try again.",
  failed: "We couldn't turn on push notifications. Please try again.",
};

/** Asks the browser for permission, only after a click, and subscribes this device. */
function StartButton({ publicKey }: { publicKey: string }) {
  const [{ isBusy = false, refusal }, setState] = useState<{
    isBusy?: boolean;
    refusal?: string | null;
  }>({});
  const { revalidate } = useRevalidator();
  const start = async () => {
    if (!("PushManager" in window) || !("Notification" in window))
      return setState({ refusal: REFUSALS.unsupported });
    setState({ isBusy: true });
    // First of all, because browsers want the question right after the click.
    const permission = await Notification.requestPermission();
    if (permission !== "granted") return setState({ refusal: REFUSALS.denied });
    try {
      const { subscribe } = await import("./subscribe");
      setState({ refusal: await subscribe(publicKey) });
      revalidate();
    } catch {
      setState({ refusal: REFUSALS.failed });
    }
  };
  return (
    <div className="flex flex-col items-start gap-2 noscript:hidden">
      <Button type="button" variant="plain" size="sm" busy={isBusy} onClick={start}>
        Notify me on this device
      </Button>
      <p role="status" className="text-sm">
        {refusal}
      </p>
    </div>
  );
}

interface Props {
  publicKey: string;
  devices: OwnDevices["devices"];
}

/** The devices that get push notifications, each with a button that stops it. */
export const Devices = ({ publicKey, devices }: Props) => (
  <Card className="mb-4 flex max-w-text flex-col gap-3">
    <h2 className="text-lg">Push notifications</h2>
    <p className="text-soft">
      They appear on your phone or computer when {product.name} isn't open, until you sign out
      there. They don't show the text of messages.
    </p>
    {devices.length > 0 && (
      <ul>
        {devices.map(({ id, name, createdAt, isThis }) => (
          <li
            key={id}
            className="flex min-h-11 items-center justify-between gap-3 border-t border-line py-2"
          >
            <span className="min-w-0">
              <span className="block font-strong">{isThis ? `${name} (this device)` : name}</span>
              <span className="block text-sm text-soft">
                Since <Time at={createdAt} />
              </span>
            </span>
            <Form method="post">
              <input type="hidden" name="deviceId" value={id} />
              <Button
                variant="plain"
                size="sm"
                name="intent"
                value="stop-push"
                aria-label={`Stop push on ${name}`}
              >
                Stop
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    )}
    {!devices.some(({ isThis }) => isThis) && (
      <>
        <StartButton publicKey={publicKey} />
        <p className="text-sm text-soft not-noscript:hidden">
          To add this device, turn on JavaScript in your browser.
        </p>
      </>
    )}
  </Card>
);
