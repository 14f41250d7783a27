import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * The condition that a column holds an address of the same mailbox: 'name+tag@club.example' is delivered to 'name@club.example'.
 * What else a provider ignores, such as full stops, counts. An index of the column finds them.
 * @param address in lower case
 */
export function isOfMailbox(column: SQLWrapper, address: string): SQL {
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).split("+");
  const host = address.slice(at);
  return sql`(${column} = ${name + host} or (${column} > ${`${name}+`} and ${column} < ${`${name},`}
    and substr(${column}, ${-host.length}) = ${host}))`;
}
