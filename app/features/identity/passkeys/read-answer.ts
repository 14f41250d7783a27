import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { AppError } from "~/platform/errors";
import { fromBase64Url } from "~/platform/signing";

const base64Url = z.string().regex(/^[\w-]+$/);

const credential = {
  /** Names the passkey. WebAuthn allows 1,023 bytes. */
  id: base64Url.max(1_364),
  rawId: base64Url,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
};

const signature = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
  }),
});

const creation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

const clientData = z.object({ challenge: base64Url.max(200) });

export const refused = () =>
  new AppError("invalid", "That passkey didn't work. Try again, or use another way.");

/** The challenge was used, is older than five minutes or is another person's. */
export const spent = () =>
  new AppError("conflict", "That took too long or was sent twice. Please try again.");

function read<T extends { response: { clientDataJSON: string } }>(
  schema: z.ZodType<T>,
  text: string,
) {
  try {
    const answer = schema.parse(JSON.parse(text));
    const bytes = fromBase64Url(answer.response.clientDataJSON);
    const { challenge } = clientData.parse(
      JSON.parse(new TextDecoder().decode(bytes ?? undefined)),
    );
    return { answer, challenge };
  } catch {
    throw refused();
  }
}

/** What a passkey has signed, with the challenge it names. Nothing is checked yet. @throws AppError invalid */
export const readSignature = (text: string) =>
  read(signature as z.ZodType<AuthenticationResponseJSON>, text);

/** A passkey that was just made, in the same way. @throws AppError invalid */
export const readCreation = (text: string) =>
  read(creation as unknown as z.ZodType<RegistrationResponseJSON>, text);
