import { Link } from "@remix-run/react";
import type { Chapter } from "~/components/site/prose";
import { paths } from "~/paths";
import { product } from "~/product";
import { StoredData } from "./stored-data";

const COOKIES = [
  {
    name: "session",
    text: "keeps you signed in. It lasts until you close your browser, for up to 24 hours, or for 30 days if you tick “Remember me”.",
  },
  { name: "flash", text: "carries a message to the next page, and expires within a minute." },
  {
    name: "held-form",
    text: "gives you back a form you sent after being signed out, once you've signed in again. It lasts 15 minutes.",
  },
  { name: "sidebar", text: "remembers for 7 days whether your side navigation is open." },
  { name: "theme", text: "remembers for a year whether you chose the light or the dark theme." },
  {
    name: "selected",
    text: "remembers the athletes you tick to compare or invite, until you close your browser.",
  },
  {
    name: "device",
    text: "tells us that this browser has signed in before, so that guesses by others cannot lock you out. It lasts a year.",
  },
  {
    name: "trusted-device",
    text: "lets this browser skip the sign-in code for 30 days, if you asked for that.",
  },
  {
    name: "verification-prompt",
    text: "remembers for a year that you hid the offer to get verified.",
  },
  { name: "cookie-consent", text: "remembers your cookie choice for a year." },
];

const PROCESSORS = [
  { name: "Cloudflare", text: "hosts the site and stores uploaded files" },
  { name: "Turso", text: "hosts the database" },
  { name: "Resend", text: "delivers our emails" },
  {
    name: "Stripe",
    text: "takes payments, pays athletes and keeps invoices; your card and bank details go to Stripe, never to us",
  },
];

const mail = (address: string) => <a href={`mailto:${address}`}>{address}</a>;

/** The Privacy Policy: what this product really stores. Change it with the product. */
export const PRIVACY: Chapter[] = [
  {
    id: "who",
    title: "Who is responsible",
    body: (
      <p>
        {product.company} is the controller of your personal data. Email {mail(product.privacy)}{" "}
        with any questions about this page.
      </p>
    ),
  },
  {
    id: "what",
    title: "What we store",
    body: <StoredData />,
  },
  {
    id: "why",
    title: "Why, and our legal basis",
    body: (
      <ul>
        <li>
          <b>To run the marketplace for you</b> (performance of a contract): account, profile,
          campaigns, content, notifications, payments.
        </li>
        <li>
          <b>To keep it secure and resolve disputes</b> (our legitimate interest): sessions,
          security events, verification, audit log, limits on failed sign-ins.
        </li>
        <li>
          <b>To reply to you</b> (our legitimate interest and yours): contact messages.
        </li>
        <li>
          <b>To comply with the law</b> (legal obligation): accounting records.
        </li>
      </ul>
    ),
  },
  {
    id: "who-sees",
    title: "Who can see it",
    body: (
      <>
        <p>
          Athlete profiles are shown to brands. Briefs are shown to athletes. Content under review
          is visible to the athlete, the campaign's brand and our moderators. A dispute and its
          evidence are visible to its two sides and our team. Once five of your deals have ended,
          the other side sees your track record before it agrees to work with you. Only our team
          sees the documents you send to get verified. Your email address is not shown to other
          users.
        </p>
        <p>
          If an athlete makes their page public, anyone can see it and search engines can list it. A
          brand can share a campaign's report by a link. It can name the athletes and say what they
          were paid.
        </p>
        <p>We do not sell personal data or show third-party advertising.</p>
      </>
    ),
  },
  {
    id: "processors",
    title: "Who processes data for us",
    body: (
      <>
        <p>These companies process data for us under contract:</p>
        <ul>
          {PROCESSORS.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}.
            </li>
          ))}
        </ul>
        <p>
          Some of them operate outside the UK. Where they do, transfers rely on an adequacy decision
          or on standard contractual clauses with the UK addendum.
        </p>
        <p>
          Platforms you connect learn that you use {product.name}. If you allow push notifications,
          your browser's push service (such as Apple's, Google's or Mozilla's) delivers them. It
          can't read them.
        </p>
      </>
    ),
  },
  {
    id: "cookies",
    title: "Cookies",
    body: (
      <>
        <p>We only set cookies the site needs. There are currently no others.</p>
        <ul>
          {COOKIES.map(({ name, text }) => (
            <li key={name}>
              <code>{name}</code> {text}
            </li>
          ))}
        </ul>
        <p>
          While you're signed in, your browser also keeps what you type into our forms until you
          send it, for up to 7 days. It never keeps passwords, files or card details. Signing out
          deletes it.
        </p>
        <p>If we ever add others, we'll only set them once you choose “Accept All”.</p>
      </>
    ),
  },
  {
    id: "how-long",
    title: "How long we keep it",
    body: (
      <>
        <p>
          Sessions are deleted 30 days after they end, security events after 400 days, and the
          documents of a verification 90 days after our decision.
        </p>
        <p>
          Notifications are deleted after 180 days, and the texts of emails 7 days after we sent
          them. A copy of your data can be downloaded for 7 days. What you contest in your track
          record is deleted 730 days after our decision.
        </p>
        <p>
          We keep account data for as long as you have an account. When you delete it yourself, it's
          closed at once and your data is deleted after 14 days, or at once if you choose so; when
          you ask us by email, within 30 days. What others wrote to you stays theirs.
        </p>
        <p>
          For six years after that we keep what a claim may be about: contracts, and disputes with
          their evidence. They carry an id in place of your name, except where you signed with it or
          wrote it yourself. Reports of messages are kept for 365 days after our decision. The audit
          log stays with ids alone. Records we must keep by law, such as invoices, are kept for six
          years.
        </p>
        <p>
          Contracts and the record of a campaign stay after an account closes, for at least six
          years after the campaign ends. The other side may need them to prove what was agreed, and
          a claim about a contract can be made for six years. The record holds terms, dates, hashes
          and the names typed to sign a contract, but no messages or files. Its entries can't be
          changed or deleted, not even by us: that is what makes it proof.
        </p>
      </>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>
          You can ask for a copy of your data, have it corrected or deleted, restrict or object to
          its use, and take it elsewhere. Signed in, you can{" "}
          <Link to={paths.dataManagement}>export your data or delete your account</Link> yourself.
          For anything else, email {mail(product.privacy)}. If you can't sign in, see{" "}
          <Link to={paths.dataDeletion}>Data Deletion</Link>.
        </p>
        <p>
          We make no automated decisions with legal effect about you. Matches are suggestions;
          people decide.
        </p>
        <p>
          If you're unhappy with our response, you can complain to the Information Commissioner's
          Office at ico.org.uk.
        </p>
      </>
    ),
  },
  {
    id: "security",
    title: "How we protect it",
    body: (
      <p>
        Connections are encrypted, passwords are hashed, and staff only see what their role
        requires. If you find a vulnerability, please email {mail(product.support)}.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    body: (
      <p>
        If we change this policy in a way that affects you, we'll email you before the change takes
        effect.
      </p>
    ),
  },
];
