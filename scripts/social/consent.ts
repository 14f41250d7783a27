import type { EmulatorContext } from "emulate";
import { escaped, page } from "../stripe/html";
import type { Platform, State, World } from "./world";

export type App = EmulatorContext<State>["app"];
export type Client = { id: string; secret: string };
export type Clients = Record<Platform, Client>;

/** What the consent pages of the providers differ in. */
export interface Dialect {
  platform: Platform;
  name: string;
  /** Host and path of the consent page. */
  path: string;
  clientParam: "client_id" | "client_key";
  scopes: readonly string[];
  /** How scopes are separated when we ask for them. */
  separator: RegExp;
  pkce: boolean;
  codeSeconds: number;
  /** What the address of an answer holds beside the state. */
  yes(code: string, scopes: string[]): Record<string, string>;
  no: Record<string, string>;
  /** Stands after the address of a code. */
  fragment: string;
}

export const NOTE = "Local social providers: nothing here is real.";

/** The page on which a person says yes or no. It works without scripts. */
export function serveConsent(app: App, world: World, client: Client, dialect: Dialect): void {
  const { platform, name, path } = dialect;
  app.get(path, (c) => {
    const asked = readAsked(new URL(c.req.url).searchParams, dialect, client);
    if (typeof asked === "string")
      return c.html(page(name, `<p role="alert">${escaped(asked)}</p>`, NOTE), 400);
    const people = world.state.people.filter((one) => one.platform === platform && !one.closed);
    const choices = people.map(
      ({ id, handle }, index) =>
        `<label><input type="radio" name="person" value="${id}"${index === 0 ? " checked" : ""}> ${escaped(handle)}</label>`,
    );
    const scopes = asked.scopes.map(
      (scope) =>
        `<label><input type="checkbox" name="scope" value="${escaped(scope)}" checked> ${escaped(scope)}</label>`,
    );
    return c.html(
      page(
        `Sign in to ${name}`,
        `<form method="post"><fieldset><legend>Account</legend>${choices.join("")}</fieldset>
         <fieldset><legend>Laurel asks to see</legend>${scopes.join("")}</fieldset>
         <button name="answer" value="yes">Allow</button><button name="answer" value="no">Cancel</button></form>`,
        NOTE,
      ),
    );
  });
  app.post(path, async (c) => {
    const asked = readAsked(new URL(c.req.url).searchParams, dialect, client);
    if (typeof asked === "string") return c.text(asked, 400);
    const fields = new URLSearchParams(await c.req.text());
    const to = new URL(asked.redirectUri);
    const send = (params: Record<string, string>) => {
      for (const [key, value] of Object.entries({ ...params, state: asked.state }))
        to.searchParams.set(key, value);
      return c.redirect(to.href, 302);
    };
    if (fields.get("answer") !== "yes") return send(dialect.no);
    const scopes = fields.getAll("scope").filter((scope) => asked.scopes.includes(scope));
    const grant = world.grant(world.person(fields.get("person") ?? "").id, scopes);
    const { redirectUri, challenge } = asked;
    const code = world.issue("code", grant, dialect.codeSeconds, { redirectUri, challenge });
    to.hash = dialect.fragment;
    return send(dialect.yes(code, scopes));
  });
}

function readAsked(query: URLSearchParams, dialect: Dialect, client: Client) {
  const { clientParam, scopes: known, separator, pkce } = dialect;
  const scopes = (query.get("scope") ?? "").split(separator).filter(Boolean);
  const redirectUri = query.get("redirect_uri") ?? "";
  const challenge = pkce ? (query.get("code_challenge") ?? "") : "";
  if (query.get(clientParam) !== client.id) return `Unknown ${clientParam}`;
  if (query.get("response_type") !== "code") return "response_type must be code";
  if (!URL.canParse(redirectUri)) return "redirect_uri is missing";
  if (scopes.length === 0 || scopes.some((scope) => !known.includes(scope)))
    return "A scope is missing or unknown";
  if (challenge && query.get("code_challenge_method") !== "S256")
    return "code_challenge_method must be S256";
  return { scopes, redirectUri, challenge, state: query.get("state") ?? "" };
}
