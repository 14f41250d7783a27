/** Rows that nothing may change afterwards: signatures, versions of contracts, the ledger, the record, the audit log. */

const refuse = (event: "UPDATE" | "DELETE", table: string, reason: string, when = "") =>
  `CREATE TRIGGER ${table}_refuse_${event.toLowerCase()} AFTER ${event} ON ${table}${when} BEGIN
  SELECT raise(ABORT, '${reason}');
END`;

const refuseChanges = (table: string, reasons: Record<"UPDATE" | "DELETE", string>) => [
  refuse("UPDATE", table, reasons.UPDATE),
  refuse("DELETE", table, reasons.DELETE),
];

const appendOnly = (table: string) =>
  refuseChanges(table, { UPDATE: `${table} is append-only`, DELETE: `${table} is append-only` });

const AUDIT_FIXED = [
  "id",
  "user_id",
  "action",
  "resource_type",
  "resource_id",
  "request_id",
  "created_at",
];

export const immutabilitySql = [
  ...refuseChanges("contract_signatures", {
    UPDATE: "a signature is never changed",
    DELETE: "a signature is never deleted",
  }),
  ...refuseChanges("contract_versions", {
    UPDATE: "a version of a contract is never changed",
    DELETE: "a version of a contract is never deleted",
  }),

  // What is personal in an entry can be emptied, for the erasure of a person.
  refuse(
    "UPDATE",
    "audit_logs",
    "audit_logs is append-only",
    `
WHEN ${AUDIT_FIXED.map((column) => `new.${column} IS NOT old.${column}`).join(" OR ")}
  OR (new.detail IS NOT old.detail AND new.detail IS NOT NULL)
  OR (new.ip_address IS NOT old.ip_address AND new.ip_address <> '')
  OR (new.user_agent IS NOT old.user_agent AND new.user_agent <> '')
`,
  ),
  refuse("DELETE", "audit_logs", "audit_logs is append-only"),

  ...appendOnly("ledger_entries"),
  `CREATE TRIGGER ledger_entries_check_insert BEFORE INSERT ON ledger_entries BEGIN
  SELECT raise(ABORT, 'ledger_entries: this movement was written before')
  WHERE EXISTS (SELECT 1 FROM ledger_entries WHERE id = new.id OR reference = new.reference);
  SELECT raise(ABORT, 'ledger_entries: an account would go below zero')
  WHERE new.from_account NOT IN ('brand', 'loss') AND new.amount > (
    SELECT coalesce(sum(iif(to_account = new.from_account, amount, 0) - iif(from_account = new.from_account, amount, 0)), 0)
    FROM ledger_entries WHERE payment_id = new.payment_id);
END`,

  ...appendOnly("record_entries"),
  `CREATE TRIGGER record_entries_check_insert BEFORE INSERT ON record_entries BEGIN
  SELECT raise(ABORT, 'record_entries is append-only')
  WHERE EXISTS (SELECT 1 FROM record_entries WHERE id = new.id)
    OR new.number IS NOT (
      SELECT coalesce(max(number), 0) + 1 FROM record_entries WHERE campaign_id = new.campaign_id);
END`,
  ...appendOnly("record_seals"),
  `CREATE TRIGGER record_seals_check_insert BEFORE INSERT ON record_seals BEGIN
  SELECT raise(ABORT, 'record_seals is append-only')
  WHERE EXISTS (SELECT 1 FROM record_seals
    WHERE entry_id = new.entry_id OR hash = new.hash OR previous_hash = new.previous_hash);
  SELECT raise(ABORT, 'record_seals: not the next of its chain')
  FROM record_entries entry WHERE entry.id = new.entry_id
    AND ((entry.number = 1) <> (new.previous_hash IS NULL) OR new.previous_hash IS NOT (
      SELECT seal.hash FROM record_entries earlier JOIN record_seals seal ON seal.entry_id = earlier.id
      WHERE earlier.campaign_id = entry.campaign_id AND earlier.number = entry.number - 1));
END`,
];
