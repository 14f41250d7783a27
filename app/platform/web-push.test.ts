import { encryptNotification } from "@block65/webcrypto-web-push";
import { expect, test, vi } from "vitest";
import { PushReceiver } from "../../tests/support/push-service";
import { isPushService } from "./web-push";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://db5p.notify.windows.com/w/?token=abc",
])("%s is a push service", (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://someone@fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com.example/fcm/send/abc",
  "https://evil-fcm.googleapis.com/abc",
  "https://example.com/?x=.push.apple.com",
  "https://example.com/.notify.windows.com",
  "https://evilpush.apple.com/abc",
  "https://169.254.169.254/latest",
  "file:///etc/passwd",
  "",
])("'%s' is none", (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

/** The example of RFC 8291, appendix A. */
const EXAMPLE = {
  text: "When I grow up, I want to be a watermelon",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  receiver: {
    p256dh:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    d: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  },
  sender: {
    x: "_jP0qw3qcZFNtVgj9ztUlI9BMG2SBzLbuaWaUyhkgiA",
    y: "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    d: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  },
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

const P256 = { name: "ECDH", namedCurve: "P-256" };
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "base64url"));

test("the library encrypts the example of RFC 8291 as the RFC does", async () => {
  const { x, y, d } = EXAMPLE.sender;
  const jwk = { kty: "EC", crv: "P-256", x, y };
  const keys = {
    publicKey: await crypto.subtle.importKey("jwk", jwk, P256, true, []),
    privateKey: await crypto.subtle.importKey("jwk", { ...jwk, d }, P256, false, ["deriveBits"]),
  };
  vi.spyOn(crypto.subtle, "generateKey").mockResolvedValue(keys as never);
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    (array as Uint8Array).set(bytes(EXAMPLE.salt));
    return array;
  });
  const { p256dh } = EXAMPLE.receiver;
  const encrypted = await encryptNotification(
    {
      endpoint: "https://push.example",
      expirationTime: null,
      keys: { p256dh, auth: EXAMPLE.auth },
    },
    new TextEncoder().encode(EXAMPLE.text),
    { pad: false },
  );
  vi.restoreAllMocks();
  expect(Buffer.from(encrypted).toString("base64url")).toBe(EXAMPLE.body);
});

test("the receiver of our tests decrypts the example of RFC 8291", async () => {
  const receiver = await PushReceiver.of({ ...EXAMPLE.receiver, auth: EXAMPLE.auth });
  expect(await receiver.decrypt(bytes(EXAMPLE.body))).toBe(EXAMPLE.text);
});
