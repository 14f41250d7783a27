/** What the Privacy Policy says that we store: what the declarations of the features (docs/privacy.md) come to. */
export const StoredData = () => (
  <ul>
    <li>
      <b>Account:</b> email address, name, account type, your time zone if you choose one, and your
      password as a salted hash that can't be reversed.
    </li>
    <li>
      <b>Athlete profile:</b> sport, location, bio, content themes, your channel names with
      followers and engagement rates, your starting rate, portfolio and days away, and the scores we
      compute from them.
    </li>
    <li>
      <b>Brand profile:</b> company name, website, industry and a description, whom you look for,
      your fees and your budget for the year.
    </li>
    <li>
      <b>Campaigns and invitations:</b> briefs, budgets, dates, who was invited and how they
      responded.
    </li>
    <li>
      <b>Lists:</b> athletes on your shortlist, campaigns you saved, and searches you saved.
    </li>
    <li>
      <b>Content:</b> titles, descriptions, links, versions, feedback, comments and decisions.
    </li>
    <li>
      <b>Files:</b> photos, clips and documents you add. We remove the place where a photo or clip
      was taken.
    </li>
    <li>
      <b>Connected channels:</b> the access tokens a platform gives us to read your figures,
      encrypted, and those figures. Disconnect, and we delete both, except what your profile shows.
    </li>
    <li>
      <b>Payments:</b> what was paid, held, released and refunded for which deal, and whether an
      athlete's payout account with Stripe is ready. Card and bank details stay with Stripe.
    </li>
    <li>
      <b>Plan and invoices:</b> your plan and its dates. Stripe keeps your invoices, with the name,
      address and VAT number you give there.
    </li>
    <li>
      <b>Short links:</b> clicks counted by day. We store nothing about who clicked.
    </li>
    <li>
      <b>Sales</b> that a brand reports, and the discount codes they were made with.
    </li>
    <li>
      <b>Copies and deletions</b> you ask for, and when they are done.
    </li>
    <li>
      <b>Messages</b> and the files you send with them.
    </li>
    <li>
      <b>Contracts and records:</b> what you agreed, the names typed to sign it with the time, IP
      address and user agent, and the record of what happened in a campaign.
    </li>
    <li>
      <b>Disputes:</b> what both sides wrote and added as evidence, and what was decided.
    </li>
    <li>
      <b>Track record:</b> counts and times worked out from your ended deals of the last 24 months,
      and what you contest in it.
    </li>
    <li>
      <b>Sessions:</b> when you signed in and were last active, with your IP address, country and
      browser details (user agent).
    </li>
    <li>
      <b>Security events:</b> such as a sign-in on a new device or a change of your two-factor
      sign-in, with the same details.
    </li>
    <li>
      <b>Two-factor sign-in,</b> if you turn it on: its key, encrypted, and your recovery codes as
      hashes.
    </li>
    <li>
      <b>Passkeys,</b> if you add any: their public keys, the names you give them and when you last
      used them. Your fingerprint, face or PIN never leaves your device.
    </li>
    <li>
      <b>Verification,</b> if you ask for it: your channels or your company's number, website and
      tax ID, what you write to us, your documents and our decision.
    </li>
    <li>
      <b>Failed sign-ins:</b> how many there were, by account and by IP address, to slow down
      password guessing.
    </li>
    <li>
      <b>Audit log:</b> who changed what and when, with IP address and user agent.
    </li>
    <li>
      <b>Notifications and emails</b> we've sent you, and the address of each device that gets push
      notifications.
    </li>
    <li>
      <b>Contact messages:</b> what you enter in the contact form.
    </li>
  </ul>
);
