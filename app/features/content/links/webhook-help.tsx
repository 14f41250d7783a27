import { Card } from "~/components/ui/card";
import { SIGNATURE_HEADER } from "./sales-signature";

/** How a shop reports its sales, for those who program it. */
export const WebhookHelp = ({ address }: { address: string }) => (
  <Card>
    <h2 className="text-lg">How to send a report</h2>
    <p className="mt-2">
      Send up to 500 sales as JSON, at most 64 KB. The fields are those of the CSV file;{" "}
      <code>orders</code> may be left out. A refund has the reference of its sale and a negative{" "}
      <code>revenue</code>.
    </p>
    <pre
      tabIndex={0}
      className="mt-3 overflow-x-auto rounded-control border border-line p-3 text-sm"
    >
      {exampleOf(address)}
    </pre>
    <p className="mt-3">
      The header <code>{SIGNATURE_HEADER}</code> holds the time in seconds and the HMAC-SHA-256 of{" "}
      <code>time.body</code> in hexadecimal, with your secret as the key. A signature holds for five
      minutes.
    </p>
  </Card>
);

/** The answers to a report. */
export const WebhookAnswers = () => (
  <Card>
    <h2 className="text-lg">What we answer</h2>
    <ul className="mt-2 list-disc pl-5">
      <li>200: how many sales are new, and how many were counted before.</li>
      <li>400: some can't be read. Nothing is counted, and each error says why.</li>
      <li>401: the signature or time is wrong.</li>
      <li>413: the report is longer than 64 KB.</li>
      <li>422: some use a code that no athlete has. Nothing is counted.</li>
      <li>500 and above: send it again later. The same reference counts once.</li>
    </ul>
  </Card>
);

const exampleOf = (address: string) => `body='{"sales":[{"code":"MAYA10","date":"2026-11-25",
  "revenue":"89.00","reference":"NL-10421"}]}'
time=$(date +%s)
signature=$(printf '%s.%s' "$time" "$body" |
  openssl dgst -sha256 -hmac "$LAUREL_SECRET" -r | cut -d' ' -f1)
curl ${address} \\
  -H "Content-Type: application/json" \\
  -H "${SIGNATURE_HEADER}: t=$time,v1=$signature" \\
  --data-raw "$body"`;
