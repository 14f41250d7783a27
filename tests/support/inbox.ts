import { expect } from "@playwright/test";
import { browserPorts } from "./ports";

interface Mail {
  to: string[];
  subject: string;
  text: string;
}

/** The local mail emulator, asked as the provider's API. */
async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`http://127.0.0.1:${browserPorts.mail}/emails?limit=100`, {
    headers: { Authorization: "Bearer development-mail-key" },
  });
  const { data } = (await response.json()) as { data: Mail[] };
  return data.filter((mail) => mail.to.includes(address));
}

/** Waits for a mail to this address whose subject matches. */
export async function waitForMail(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    found = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
    expect(found, `a mail to ${address} about ${subject}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found as Mail;
}

/** The first address in a mail's text. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`no link in "${mail.subject}"`);
  return link;
}
