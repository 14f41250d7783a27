import { request } from "node:http";
import type { Database } from "~db/client";
import type { Person } from "./factories";
import { browserPorts } from "./ports";
import { openSession } from "./sign-in";

export const ORIGIN = `http://localhost:${browserPorts.app}`;

export interface RequestOptions {
  method?: "GET" | "HEAD" | "POST";
  /** Value of the session cookie. */
  session?: string;
  form?: Record<string, string>;
  /** A body as it is: bytes, or a form with files. */
  body?: BodyInit;
  /**
   * Bytes of a body that is announced and not sent. For bodies that are refused by their size or their sender: a server may
   * close the connection while such a body is sent, and Node then fails (EPIPE) before it reads the answer.
   */
  announced?: number;
  headers?: Record<string, string>;
  origin?: string;
}

/** One request as a browser of ours would send it; redirects are answers, not followed. */
export async function ask(
  path: string,
  { method, session, form, body, announced, headers, origin = ORIGIN }: RequestOptions = {},
) {
  if (announced !== undefined) return announce(origin + path, announced, { session, headers });
  const sent = new Response(form ? new URLSearchParams(form) : (body ?? null));
  const type = sent.headers.get("Content-Type");
  return fetch(origin + path, {
    method: method ?? (sent.body ? "POST" : "GET"),
    redirect: "manual",
    headers: {
      // workerd ends a connection that was idle for five seconds, at about the time when Node would use it again.
      Connection: "close",
      ...(sent.body ? { Origin: origin, "Sec-Fetch-Site": "same-origin" } : {}),
      ...(type ? { "Content-Type": type } : {}),
      ...(session ? { Cookie: `session=${session}` } : {}),
      ...headers,
    },
    // In one chunk: Node sends a form with files in several, and fails (EPIPE) if the Worker refuses after the first.
    ...(sent.body ? { body: await sent.arrayBuffer() } : {}),
  });
}

/** Sends the head of a POST request. @returns the status, without a body */
const announce = (
  address: string,
  bytes: number,
  { session, headers }: Pick<RequestOptions, "session" | "headers">,
) =>
  new Promise<Response>((resolve, reject) => {
    const asked = request(address, {
      method: "POST",
      headers: {
        Origin: new URL(address).origin,
        "Sec-Fetch-Site": "same-origin",
        "Content-Length": bytes,
        ...(session ? { Cookie: `session=${session}` } : {}),
        ...headers,
      },
    });
    asked.on("response", ({ statusCode }) => {
      resolve(new Response(null, { status: statusCode ?? 500 }));
      asked.destroy();
    });
    asked.on("error", reject);
    asked.flushHeaders();
  });

/** Someone who asks with a session of their own. */
export async function authedClient(db: Database, person: Person) {
  const session = await openSession(db, person);
  return (path: string, asked: RequestOptions = {}) => ask(path, { session, ...asked });
}

/** The message that an answer leaves for the page it leads to. */
export const toastOf = (answer: Response) =>
  decodeURIComponent(decodeURIComponent(answer.headers.get("set-cookie") ?? ""));
