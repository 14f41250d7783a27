import { type SQL, sql } from "drizzle-orm";
import { ID_PATTERN } from "~db/columns";
import type { AccountStatus, UserType } from "~db/constants";
import { foldText } from "~db/fold-text";
import type { CommandContext } from "./actor";
import { brandOfPerson } from "./brand-members";
import { rolesColumn, withRoles } from "./queries.server";
import { logStaffSearch, requireAbility } from "./staff-access.server";

const PAGE = 20;

/** What people are found by: where it is read, and its index. */
const SOURCES = {
  name: { key: sql`folded_name`, id: sql`id`, from: sql`profiles` },
  email: { key: sql`email`, id: sql`id`, from: sql`profiles` },
  company: {
    key: sql`folded_company`,
    id: sql`person_id`,
    from: sql`brand_profiles join brand_members on brand_id = brand_profiles.id`,
  },
};

type FoundBy = keyof typeof SOURCES;

/** The last entry of a page: what it was found by, and whose it is. */
const PLACE = /^(name|email|company)-(\w+)$/;

interface PersonRow {
  id: string;
  foundBy: FoundBy;
  name: string;
  company: string | null;
  email: string;
  type: UserType;
  status: AccountStatus;
  roles: string | null;
  createdAt: number;
}

/** What begins with `q`, behind `place`, read from an index until the page is full. */
function beginsWith(by: FoundBy, typed: string, place: { key: SQL; id: string } | null) {
  const { key, id, from } = SOURCES[by];
  const q = by === "email" ? typed.toLowerCase() : foldText(typed);
  const behind = place && sql`and (${key}, ${id}) > (${place.key}, ${place.id})`;
  return sql`select * from (select ${key} as key, ${by} as foundBy, ${id} as id from ${from}
    where ${key} >= ${q} and ${key} < ${`${q}\u{10FFFF}`} ${behind ?? sql``}
    order by ${key}, ${id} limit ${PAGE + 1})`;
}

/** The ids of one page: an id itself, accounts whose name, address or company begins with `q`, or the newest. */
export function pageOfPeople(q: string, after: string | null): SQL {
  const [, by, last] = PLACE.exec(after ?? "") ?? [];
  if (ID_PATTERN.test(q))
    return sql`select id, '' as key, 'name' as foundBy from profiles where id = ${q}`;
  if (!q)
    return sql`select id, '' as key, 'name' as foundBy from profiles
      where id < ${last ?? "~"} order by id desc limit ${PAGE + 1}`;
  const { key, id, from } = SOURCES[by as FoundBy] ?? SOURCES.name;
  const place = last
    ? { key: sql`(select ${key} from ${from} where ${id} = ${last})`, id: last }
    : null;
  return sql`select * from (${beginsWith("name", q, place)}
      union all ${beginsWith("email", q, place)} union all ${beginsWith("company", q, place)})
    order by key, id limit ${PAGE + 1}`;
}

/**
 * Accounts whose name, address or company begins with `q`, or whose id it is; without it, the newest. Who was listed is
 * recorded. Someone found twice is listed once a page.
 */
export async function findPeople(ctx: CommandContext, asked: string, after: string | null) {
  requireAbility(ctx, "look up people");
  const { db } = ctx;
  const q = asked.trim().slice(0, 254);
  const [rows] = await db.read(
    db.orm.all<PersonRow>(sql`
      select profiles.id, foundBy, full_name as name, brand_profiles.company_name as company, email, user_type as type,
        status, ${rolesColumn} as roles, created_at as createdAt
      from (${pageOfPeople(q, after)}) page join profiles on profiles.id = page.id
        left join brand_profiles on brand_profiles.id = ${brandOfPerson(sql`profiles.id`)}
      order by ${q ? sql`page.key, page.id` : sql`page.id desc`}`),
  );
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  const people = [...new Map(page.map((row) => [row.id, withRoles(row)])).values()];
  if (people.length > 0)
    await logStaffSearch(ctx, "staff_viewed", "account_list", {
      about: ctx.actor.personId,
      detail: { ids: people.map(({ id }) => id) },
    });
  return { q, people, next: last ? `${last.foundBy}-${last.id}` : null };
}

export type FoundPerson = Awaited<ReturnType<typeof findPeople>>["people"][number];
