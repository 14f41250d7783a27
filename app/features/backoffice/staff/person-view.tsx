import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { inWords } from "~/features/backoffice/consoles/labels";
import { FREE, hasPriority, planOf } from "~/features/billing/billing/plans";
import { ROLE_NAMES, TYPE_LABELS } from "~/features/identity/accounts/account-labels";
import { paths } from "~/paths";
import { INTENT } from "~/platform/list-field";
import { AccountBadge } from "./people-table";
import type { StaffPerson } from "./staff-person.server";

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1">
      <dt className="text-soft">{label}</dt>
      <dd className="break-all">{children}</dd>
    </div>
  );
}

/** Who they are, and what they can do. */
export const Profile = ({ person }: { person: StaffPerson }) => (
  <Card>
    <h2 className="mb-3 text-lg">Profile</h2>
    <dl>
      <Fact label="Status">
        <AccountBadge status={person.status} />
      </Fact>
      <Fact label="Account">{TYPE_LABELS[person.type]}</Fact>
      <Fact label="Email">
        {person.email} {!person.confirmedAt && "(not confirmed)"}
      </Fact>
      {person.company && <Fact label="Company">{person.company}</Fact>}
      {person.sport && <Fact label="Sport">{person.sport}</Fact>}
      {person.location && <Fact label="Location">{person.location}</Fact>}
      {person.type !== "staff" && <Fact label="Verified">{person.isVerified ? "Yes" : "No"}</Fact>}
      {person.type !== "staff" && (
        <Fact label="Plan">
          {person.plan ? planOf(person.plan).name : FREE}
          {person.plan && hasPriority(person.plan) && " · priority support"}
        </Fact>
      )}
      <Fact label="Two-factor sign-in">{person.hasFactor ? "On" : "Off"}</Fact>
      <Fact label="Joined">
        <Time at={person.createdAt} as="day" />
      </Fact>
      <Fact label="ID">{person.id}</Fact>
      {person.roles.map(({ role, addedBy, createdAt }) => (
        <Fact key={role} label={`Role: ${ROLE_NAMES[role]}`}>
          Added by {addedBy ?? "the first setup"}, <Time at={createdAt} as="day" />
        </Fact>
      ))}
    </dl>
  </Card>
);

/** A line under a text of a suspension; nothing for what has not happened. Without `who`, its owner. */
const Who = ({ did, who, at }: { did: string; who?: string | null; at: number | null }) =>
  at && (
    <p className="mt-1 text-sm text-soft">
      {did} {who === undefined ? "" : `${who ?? "a colleague"}, `}
      <Time at={at} as="moment" />
    </p>
  );

/** Why they were suspended, by whom, what they objected and what was answered. */
export const Suspensions = ({ suspensions }: Pick<StaffPerson, "suspensions">) =>
  suspensions.length > 0 && (
    <Card>
      <h2 className="mb-3 text-lg">Suspensions</h2>
      <ul className="flex flex-col gap-4">
        {suspensions.map((one) => (
          <li key={one.id}>
            <p className="whitespace-pre-line">{one.reason}</p>
            <Who did="By" who={one.by} at={one.createdAt} />
            {one.objection && (
              <>
                <p className="mt-2 whitespace-pre-line">Their objection: “{one.objection}”</p>
                <Who did="Sent" at={one.objectedAt} />
              </>
            )}
            {one.answer && (
              <>
                <p className="mt-2 whitespace-pre-line">Our answer: “{one.answer}”</p>
                <Who did="Kept by" who={one.upheldBy} at={one.upheldAt} />
              </>
            )}
            <Who did="Restored by" who={one.restoredBy} at={one.restoredAt} />
          </li>
        ))}
      </ul>
    </Card>
  );

interface Item {
  id: string;
  title: string;
  status: string;
  createdAt: number;
  to?: string;
}

const Items = ({ caption, items, empty }: { caption: string; items: Item[]; empty: string }) => (
  <Table
    caption={caption}
    rows={items}
    rowKey={({ id }) => id}
    empty={empty}
    columns={[
      {
        label: "Title",
        cell: ({ title, to }) => (to ? <TextLink to={to}>{title}</TextLink> : title),
      },
      { label: "Status", narrow: "beside", cell: ({ status }) => <Badge>{inWords(status)}</Badge> },
      {
        label: "Since",
        narrow: "before",
        cell: ({ createdAt }) => <Time at={createdAt} as="day" />,
      },
    ]}
  />
);

const CASES = {
  case: { title: "Flagged content", to: paths.admin.contentItem },
  report: { title: "Reported conversation", to: paths.admin.report },
  verification: { title: "Verification request", to: paths.admin.verificationRequest },
};

/** Campaigns, disputes and cases, each the newest. */
export const Work = ({ campaigns, disputes, cases }: StaffPerson) => (
  <>
    <Items caption="Campaigns" items={campaigns} empty="No campaigns." />
    <Items
      caption="Disputes"
      items={disputes.map((one) => ({ ...one, to: paths.admin.dispute(one.id) }))}
      empty="No disputes."
    />
    <Items
      caption="Cases"
      items={cases.map(({ kind, subject, ...one }) => ({
        ...one,
        title: CASES[kind].title,
        to: CASES[kind].to(subject),
      }))}
      empty="No cases."
    />
  </>
);

/** @param mayEnd the reader may sign them out */
export const Sessions = ({
  sessions,
  mayEnd,
}: Pick<StaffPerson, "sessions"> & { mayEnd: boolean }) => (
  <div className="flex flex-col items-stretch gap-3">
    <Table
      caption="Active sessions"
      rows={sessions}
      rowKey={({ id }) => id}
      empty="No active sessions."
      columns={[
        { label: "Device", cell: ({ device }) => device },
        {
          label: "IP Address",
          cell: ({ ipAddress }) => <span className="break-all">{ipAddress}</span>,
        },
        { label: "Country", cell: ({ country }) => country ?? "Unknown" },
        {
          label: "Last Activity",
          cell: ({ lastActivity }) => <Time at={lastActivity} as="moment" />,
        },
      ]}
    />
    {mayEnd && sessions.length > 0 && (
      <Form method="post">
        <Button name={INTENT} value="end-sessions" variant="plain" size="sm">
          End all sessions
        </Button>
      </Form>
    )}
  </div>
);

/** What they did, and what was done to their account. */
export const Logs = ({ logs }: Pick<StaffPerson, "logs">) => (
  <Table
    caption="Audit"
    rows={logs}
    rowKey={({ id }) => id}
    empty="No entries."
    columns={[
      { label: "Action", cell: ({ action }) => inWords(action) },
      {
        label: "By",
        narrow: "before",
        cell: ({ by, byThem }) => (byThem ? "Them" : (by ?? "Unknown")),
      },
      { label: "On", narrow: "before", cell: ({ resourceType }) => inWords(resourceType) },
      {
        label: "IP Address",
        cell: ({ ipAddress }) => <span className="break-all">{ipAddress}</span>,
      },
      { label: "When", cell: ({ createdAt }) => <Time at={createdAt} as="moment" /> },
    ]}
  />
);
