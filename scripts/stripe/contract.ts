import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createEmulator } from "emulate";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { localStripe } from "./service";

/** Of events about our own account, and about connected ones. */
export const SECRET = "whsec_test";
const CONNECT_SECRET = "whsec_connect_test";

export const PAGE = {
  success_url: "http://app.test/done?id={CHECKOUT_SESSION_ID}",
  cancel_url: "http://app.test/left",
};

const start = (url: string) =>
  createEmulator({
    service: localStripe({ url, secret: SECRET, connectSecret: CONNECT_SECRET }),
    port: 0,
  });

/** A local Stripe of one file of tests, empty for each of them, and a webhook that hears its events. */
export class Contract {
  emulator!: Awaited<ReturnType<typeof start>>;
  stripe!: Stripe;
  readonly events: { event: Stripe.Event; status: number }[] = [];
  answerWith = 200;
  #webhook!: Server;

  constructor() {
    beforeAll(() => this.#start());
    afterAll(async () => {
      await this.emulator.close();
      this.#webhook.close();
    });
    beforeEach(async () => {
      await this.emulator.reset();
      this.events.length = 0;
      this.answerWith = 200;
    });
  }

  async #start() {
    this.#webhook = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = Buffer.concat(chunks).toString();
      const event = await this.stripe.webhooks.constructEventAsync(
        body,
        String(request.headers["stripe-signature"]),
        JSON.parse(body).account ? CONNECT_SECRET : SECRET,
      );
      this.events.push({ event, status: this.answerWith });
      response.writeHead(this.answerWith).end();
    });
    await new Promise<void>((ready) => this.#webhook.listen(0, "127.0.0.1", ready));
    this.emulator = await start(
      `http://127.0.0.1:${(this.#webhook.address() as AddressInfo).port}`,
    );
    const { hostname, port } = new URL(this.emulator.url);
    this.stripe = new Stripe("sk_test_local", {
      host: hostname,
      port,
      protocol: "http",
      maxNetworkRetries: 0,
    });
  }

  control = (name: string, fields: Record<string, string> = {}) =>
    fetch(`${this.emulator.url}/_stripe/${name}`, {
      method: "POST",
      body: new URLSearchParams(fields),
    });

  /** Presses a button of a hosted page, and says where it leads. */
  press = async (url: string | null, action: string, card = "4242") => {
    const body = new URLSearchParams({ action, card });
    const response = await fetch(url ?? "", { method: "POST", body, redirect: "manual" });
    await this.control("settle");
    return { status: response.status, location: response.headers.get("Location") };
  };

  types = () => this.events.map(({ event }) => event.type);

  /** A payment page of one line. */
  payment = (
    amount: number,
    more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  ): Promise<Stripe.Checkout.Session> =>
    this.stripe.checkout.sessions.create({
      mode: "payment",
      line_items: [
        {
          quantity: 1,
          price_data: { currency: "gbp", unit_amount: amount, product_data: { name: "Fee" } },
        },
      ],
      payment_intent_data: {
        transfer_group: "deal_1",
        description: "Fee for a deal",
        metadata: { deal: "1" },
      },
      ...PAGE,
      ...more,
    });

  /** @returns the intent of a payment that went through */
  paid = async (amount: number): Promise<string> => {
    const session = await this.payment(amount);
    await this.press(session.url, "pay");
    const { payment_intent } = await this.stripe.checkout.sessions.retrieve(session.id);
    return String(payment_intent);
  };
}

/** The error that a call is refused with. */
export const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail("was not refused"),
    (error: Stripe.errors.StripeError) => error,
  );
