import { expect, it } from "vitest";
import { namesContactDetails } from "./contact-details";

it.each([
  "Write to maya.okafor@example.com",
  "maya (at) example.co.uk",
  "Call me on 07700 900123",
  "+44 (0)20 7946 0958",
  "0151-555-0182, any time",
  "٠٧٧٠٠ ٩٠٠١٢٣",
  "m a y a @ e x a m p l e . c o m",
  "maya (at) example dot com",
  "Pay me at paypal.me/maya",
  "GB29 NWBK 6016 1331 9268 19",
])("'%s' contains contact details", (text) => {
  expect(namesContactDetails(text)).toBe(true);
});

it.each([
  "Are you free on 2026-12-01 at 09:30?",
  "I have 1,250,000 followers on TikTok",
  "We pay £1500.00 for two reels",
  "Look at https://example.com/p/123456789012",
  "Follow me @maya.runs",
  "Splits of 400 800 1200 1600 2000 m",
  "10 km in 39:58, 5 km in 18:42",
])("'%s' contains no contact details", (text) => {
  expect(namesContactDetails(text)).toBe(false);
});
