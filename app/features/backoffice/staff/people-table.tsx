import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import { ROLE_NAMES, STATUS_NAMES, TYPE_LABELS } from "~/features/identity/accounts/account-labels";
import type { FoundPerson } from "~/features/identity/accounts/find-people.server";
import { paths } from "~/paths";
import type { AccountStatus } from "~db/constants";

export const AccountBadge = ({ status }: { status: AccountStatus }) => (
  <Badge tone={status === "active" ? "good" : "wrong"}>{STATUS_NAMES[status]}</Badge>
);

/** The accounts that a search of staff has found. Moderators can't open those of staff. */
export function PeopleTable({
  people,
  q,
  opensStaff,
}: {
  people: FoundPerson[];
  q: string;
  opensStaff: boolean;
}) {
  if (people.length === 0)
    return (
      <EmptyState
        title={q ? `No one found for “${q}”` : "No accounts yet"}
        action={
          q && (
            <ButtonLink to={paths.admin.users} variant="plain" size="sm">
              Clear search
            </ButtonLink>
          )
        }
      >
        {q && "Names, companies and emails are matched from their beginning."}
      </EmptyState>
    );
  return (
    <Table
      caption="Accounts"
      captionHidden
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        {
          label: "Name",
          cell: ({ id, name, company, type }) => (
            <>
              {type === "staff" && !opensStaff ? (
                name
              ) : (
                <TextLink to={paths.admin.user(id)} className="md:!min-h-6">
                  {name}
                </TextLink>
              )}
              {company && <span className="block text-sm font-normal text-soft">{company}</span>}
            </>
          ),
        },
        { label: "Email", cell: ({ email }) => <span className="break-all">{email}</span> },
        {
          label: "Account",
          cell: ({ type, roles }) =>
            [TYPE_LABELS[type], ...roles.map((role) => ROLE_NAMES[role])].join(", "),
        },
        {
          label: "Status",
          narrow: "beside",
          cell: ({ status }) => <AccountBadge status={status} />,
        },
        {
          label: "Joined",
          narrow: "before",
          cell: ({ createdAt }) => <Time at={createdAt} as="day" />,
        },
      ]}
    />
  );
}
