import { expect, test } from "vitest";
import { readTimeStamp, timeStampRequest } from "./time-stamp";

const HASH = "ab".repeat(32);
const NONCE = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 0xf8]);

/** What `openssl ts -reply` answered to this question, with a certificate of its own. */
const ANSWER = Uint8Array.from(
  Buffer.from(
    "MIIFLzADAgEAMIIFJgYJKoZIhvcNAQcCoIIFFzCCBRMCAQMxDzANBglghkgBZQMEAgEFADB2BgsqhkiG9w0BCRABBKBnBGUwYwIBAQYEKgMEATAxMA0GCWCGSAFlAwQCAQUABCCrq6urq6urq6urq6urq6urq6urq6urq6urq6urq6urqwIBAxgPMjAyNjExMjMwOTQ2MzBaMAMCAQEBAf8CCQEBAgMEBQYH+KCCA0YwggGfMIIBRaADAgECAhR6cSuZPJ41ArDaXYfexMxUHd+evjAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5UZXN0IGF1dGhvcml0eTAeFw0yNjExMjMwOTQ2MjZaFw0zNjExMjAwOTQ2MjZaMBkxFzAVBgNVBAMMDlRlc3QgYXV0aG9yaXR5MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEMSY5IknSm4LIOuIAiPfjPfPMpSGOJfNNEd/7NFMz2EV/GfQ/wRB99YhOX0oANXYw6q+GjmldoggkEbc6R3+rdqNrMGkwHQYDVR0OBBYEFGSb6lyz8MfXuY1Q8cMm4TniFE5fMB8GA1UdIwQYMBaAFGSb6lyz8MfXuY1Q8cMm4TniFE5fMA8GA1UdEwEB/wQFMAMBAf8wFgYDVR0lAQH/BAwwCgYIKwYBBQUHAwgwCgYIKoZIzj0EAwIDSAAwRQIhAMsSawcjfembf2co54BvvPLfK+EcblPAVJOj9I0MZd1EAiAwvugOdgBBljWoFDC6DC8upj0jP/cUn9vVyHfMqUxYKzCCAZ8wggFFoAMCAQICFHpxK5k8njUCsNpdh97EzFQd356+MAoGCCqGSM49BAMCMBkxFzAVBgNVBAMMDlRlc3QgYXV0aG9yaXR5MB4XDTI2MTEyMzA5NDYyNloXDTM2MTEyMDA5NDYyNlowGTEXMBUGA1UEAwwOVGVzdCBhdXRob3JpdHkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQxJjkiSdKbgsg64gCI9+M988ylIY4l800R3/s0UzPYRX8Z9D/BEH31iE5fSgA1djDqr4aOaV2iCCQRtzpHf6t2o2swaTAdBgNVHQ4EFgQUZJvqXLPwx9e5jVDxwybhOeIUTl8wHwYDVR0jBBgwFoAUZJvqXLPwx9e5jVDxwybhOeIUTl8wDwYDVR0TAQH/BAUwAwEB/zAWBgNVHSUBAf8EDDAKBggrBgEFBQcDCDAKBggqhkjOPQQDAgNIADBFAiEAyxJrByN96Zt/ZyjngG+88t8r4RxuU8BUk6P0jQxl3UQCIDC+6A52AEGWNagUMLoMLy6mPSM/9xSf29XId8ypTFgrMYIBOTCCATUCAQEwMTAZMRcwFQYDVQQDDA5UZXN0IGF1dGhvcml0eQIUenErmTyeNQKw2l2H3sTMVB3fnr4wDQYJYIZIAWUDBAIBBQCggZgwGgYJKoZIhvcNAQkDMQ0GCyqGSIb3DQEJEAEEMBwGCSqGSIb3DQEJBTEPFw0yNjExMjMwOTQ2MzBaMCsGCyqGSIb3DQEJEAIMMRwwGjAYMBYEFHcpi+f4Ik0rivvjSh/3QQhikzNuMC8GCSqGSIb3DQEJBDEiBCBHv9zcHwII/cF/eNYGtxNQC1ZwKxvdzuvG9C7MZ38zTzAKBggqhkjOPQQDAgRHMEUCIEwEFeYRShCs6iGzXbruksiwIF54d/gVFMhaLzr2ej9CAiEA4HA4x4HvghYdzRHfUJA0mL5DL9N6iq279AzcIwjBas0=",
    "base64",
  ),
);

test("the question is the one that an authority understands", async () => {
  expect(Buffer.from(await timeStampRequest(HASH, NONCE)).toString("hex")).toBe(
    "30440201013031300d060960864801650304020105000420abababababababababababababababababababababababababababababababab02090101020304050607f80101ff",
  );
});

test("an answer says when the authority saw the hash", async () => {
  expect(await readTimeStamp(ANSWER, HASH, NONCE)).toEqual({
    at: Date.parse("2026-11-23T09:46:30Z"),
  });
});

test("an answer to something else counts for nothing", async () => {
  await expect(readTimeStamp(ANSWER, "cd".repeat(32), NONCE)).rejects.toThrow("another hash");
  await expect(readTimeStamp(ANSWER, HASH, new Uint8Array(8))).rejects.toThrow("another request");
  await expect(
    readTimeStamp(Uint8Array.of(0x30, 5, 0x30, 3, 2, 1, 2), HASH, NONCE),
  ).rejects.toThrow("refused with status 2");
});

test("an answer that is cut off or altered is read or refused, and never read past its end", async () => {
  for (let length = 0; length < ANSWER.length; length++)
    await expect(readTimeStamp(ANSWER.subarray(0, length), HASH, NONCE)).rejects.toThrow();
  await expect(
    readTimeStamp(Uint8Array.of(0x30, 0x84, 0xff, 0xff, 0xff, 0xff), HASH, NONCE),
  ).rejects.toThrow("cannot be read");
});
