import { Link } from "@remix-run/react";
import { brand } from "~/brand";
import type { Chapter } from "~/components/site/prose";

const COOKIES = [
  {
    name: "session",
    text: "keeps you signed in. It ends with the browser and after 24 hours at most, or after 30 days if you ticked “Remember me”.",
  },
  { name: "flash", text: "carries one message to the next page, and is gone within a minute." },
  { name: "sidebar", text: "remembers for 7 days whether your side navigation is folded." },
  { name: "cookie-consent", text: "remembers your answer about cookies, for a year." },
];

const PROCESSORS = [
  { name: "Cloudflare", text: "serves the site, runs our programs and keeps uploaded files" },
  { name: "Turso", text: "keeps the database" },
  { name: "Resend", text: "delivers our e-mails" },
  { name: "Stripe", text: "takes payments; card details go to Stripe and never to us" },
];

const mail = (address: string) => <a href={`mailto:${address}`}>{address}</a>;

/** The Privacy Policy: what this product really stores. Change it with the product. */
export const PRIVACY: Chapter[] = [
  {
    id: "who",
    title: "Who is responsible",
    body: (
      <p>
        {brand.company} is the controller of your personal data. Write to {mail(brand.privacy)}{" "}
        about anything on this page.
      </p>
    ),
  },
  {
    id: "what",
    title: "What we store",
    body: (
      <ul>
        <li>
          <b>Account:</b> e-mail address, name, kind of account, and your password as a salted hash
          that nobody can read back.
        </li>
        <li>
          <b>Athlete profile:</b> sport, location, bio, content themes, your channel names with
          followers and engagement rates, and the scores we compute from them.
        </li>
        <li>
          <b>Brand profile:</b> company name, website, industry and a description.
        </li>
        <li>
          <b>Campaigns and invitations:</b> briefs, budgets, dates, who was invited, and the
          answers.
        </li>
        <li>
          <b>Content:</b> titles, descriptions, links, versions, feedback, comments and decisions.
        </li>
        <li>
          <b>Sessions:</b> when you signed in and were last active, with IP address and the name
          your browser gives itself (user agent).
        </li>
        <li>
          <b>Failed sign-ins:</b> how many there were, by account and by address, to slow down
          guessing.
        </li>
        <li>
          <b>Audit log:</b> who changed what and when, with IP address and user agent.
        </li>
        <li>
          <b>Notifications and e-mails</b> we sent you.
        </li>
        <li>
          <b>Contact messages:</b> what you typed into the contact form.
        </li>
      </ul>
    ),
  },
  {
    id: "why",
    title: "Why, and on what legal ground",
    body: (
      <ul>
        <li>
          <b>To run the marketplace for you</b> (performance of a contract): account, profile,
          campaigns, content, notifications, payments.
        </li>
        <li>
          <b>To keep it secure and to settle disputes</b> (our legitimate interest): sessions, audit
          log, limits on failed sign-ins.
        </li>
        <li>
          <b>To answer you</b> (our legitimate interest and yours): contact messages.
        </li>
        <li>
          <b>To meet the law</b> (legal obligation): accounting records.
        </li>
      </ul>
    ),
  },
  {
    id: "who-sees",
    title: "Who sees it",
    body: (
      <>
        <p>
          Athlete profiles are shown to brands. Briefs are shown to athletes. Content under review
          is seen by its athlete, the campaign's brand and our moderators. Your e-mail address is
          not shown to other users.
        </p>
        <p>We do not sell personal data, and we show no third-party advertising.</p>
      </>
    ),
  },
  {
    id: "processors",
    title: "Who works for us",
    body: (
      <>
        <p>These companies process data on our behalf, under contract:</p>
        <ul>
          {PROCESSORS.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}.
            </li>
          ))}
        </ul>
        <p>
          Some of them work outside the UK. Transfers then rest on an adequacy decision or on
          standard contractual clauses with the UK addendum.
        </p>
      </>
    ),
  },
  {
    id: "cookies",
    title: "Cookies",
    body: (
      <>
        <p>We set only cookies the site needs. Today there are no others.</p>
        <ul>
          {COOKIES.map(({ name, text }) => (
            <li key={name}>
              <code>{name}</code> {text}
            </li>
          ))}
        </ul>
        <p>Should we ever want others, they wait until you have pressed “Accept All”.</p>
      </>
    ),
  },
  {
    id: "how-long",
    title: "How long we keep it",
    body: (
      <p>
        Account data as long as you have the account, and up to 30 days after you ask us to delete
        it. Records the law makes us keep, such as invoices, for six years. The audit log outlives
        an account where security or a dispute needs it, and no longer.
      </p>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>
          You may ask for a copy of your data, have it corrected or deleted, restrict or object to
          its use, and take it elsewhere. Write to {mail(brand.privacy)}. For deletion see{" "}
          <Link to="/data-deletion">Data Deletion</Link>.
        </p>
        <p>
          No decision with legal effect is made about you by a program alone: a match is a
          suggestion, and people decide.
        </p>
        <p>
          If you are not content with our answer, you may complain to the Information Commissioner's
          Office, ico.org.uk.
        </p>
      </>
    ),
  },
  {
    id: "security",
    title: "How we protect it",
    body: (
      <p>
        Connections are encrypted. Passwords are hashed. Staff see what their role needs. Whoever
        finds a weakness, please write to {mail(brand.support)}; we will thank you.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    body: (
      <p>
        When this policy changes in a way that matters, we tell you by e-mail before it takes
        effect.
      </p>
    ),
  },
];
