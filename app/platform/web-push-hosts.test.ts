import { expect, test } from "vitest";
import { isPushService } from "./web-push-hosts";

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
