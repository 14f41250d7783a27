import { createEmulator } from "emulate";
import type {
  ConnectablePlatform,
  Provider,
} from "~/features/profiles/channels/providers/provider";
import { LOCAL_CLIENTS } from "../../scripts/social/clients";
import { localSocial } from "../../scripts/social/service";
import { env as testEnv } from "./auth-context";

/** The social providers of one file of tests. */
export async function startSocial() {
  const emulator = await createEmulator({ service: localSocial(LOCAL_CLIENTS), port: 0 });
  const env = { ...testEnv, SOCIAL_RELAY: emulator.url };
  const state = () => emulator.snapshot().state;
  return {
    env,
    stop: () => emulator.close(),
    reset: () => emulator.reset(),
    state,
    /** The first account of a provider. */
    personOf(platform: ConnectablePlatform) {
      const person = state().people.find((one) => one.platform === platform);
      if (!person) throw new Error(`Nobody at ${platform}`);
      return person;
    },
    /** Uses a control: scripts/social/controls.ts. */
    async control(name: string, fields: Record<string, string> = {}) {
      const body = new URLSearchParams(fields);
      const response = await fetch(`${emulator.url}/_social/${name}`, { method: "POST", body });
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      return (await response.json()) as Record<string, unknown>;
    },
  };
}

/** Answers a consent page as the person would, and gives where that leads. */
export async function answerConsent(
  page: NonNullable<ReturnType<Provider["consentUrl"]>>,
  fields: { person: string; scopes?: readonly string[]; answer?: "yes" | "no" },
): Promise<URL> {
  const scopes =
    fields.scopes ?? (page.searchParams.get("scope") ?? "").split(/[ ,]/).filter(Boolean);
  const body = new URLSearchParams({ person: fields.person, answer: fields.answer ?? "yes" });
  for (const scope of scopes) body.append("scope", scope);
  const response = await fetch(page, { method: "POST", body, redirect: "manual" });
  return new URL(response.headers.get("Location") ?? "");
}
