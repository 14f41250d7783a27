import { createHmac } from "node:crypto";
import type { StripeEvent, World } from "./world";

const RETRIES_MS = [250, 1_000, 3_000];

/** Signs and sends events to the account's one webhook, one after another. */
export class Deliveries {
  #work = Promise.resolve();

  constructor(
    private readonly world: World,
    private readonly signal: AbortSignal,
  ) {}

  /** Sends what waits, unless events are held. */
  flush = (): void => {
    const { state } = this.world;
    if (!state.held) this.send(state.waiting.splice(0));
  };

  /** Sends events in this order; an id may come twice. */
  send(ids: string[]): void {
    for (const id of ids) {
      const event = this.world.state.events.find((one) => one.id === id);
      if (event) this.#work = this.#work.then(() => this.#deliver(event));
    }
  }

  /** Until everything that was sent has been answered. */
  settled = () => this.#work;

  async #deliver(event: StripeEvent): Promise<void> {
    const { url, secret, connectSecret } = this.world.state.webhook;
    if (!url) return;
    const body = JSON.stringify(event, null, 2);
    for (const wait of [0, ...RETRIES_MS]) {
      if (this.signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
      const taken = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Stripe-Signature": signature(body, event.account ? connectSecret : secret),
          "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        },
        body,
        signal: AbortSignal.any([this.signal, AbortSignal.timeout(10_000)]),
      }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (taken) {
        event.pending_webhooks = 0;
        return;
      }
    }
  }
}

/** https://docs.stripe.com/webhooks#verify-manually. The time is the real one, whatever the clock has been put to. */
export function signature(body: string, secret: string, now = Math.floor(Date.now() / 1000)) {
  const mac = createHmac("sha256", secret).update(`${now}.${body}`).digest("hex");
  return `t=${now},v1=${mac}`;
}
