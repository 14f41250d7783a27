import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { Button } from "~/components/ui/button";

const REFUSALS = {
  unsupported:
    "This browser has no push notifications. On an iPhone or iPad, add this site to your Home Screen and open it from there.",
  denied:
    "Your browser doesn't allow notifications from this site. Allow them in its settings, then try again.",
  failed: "We couldn't turn on push notifications. Please try again.",
};

/** Asks the browser for permission, only after a click, and subscribes this device. */
export function StartButton({ publicKey }: { publicKey: string }) {
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
