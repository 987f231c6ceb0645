/**
 * Tables and columns that were renamed after bytes had been sealed in them: what is sealed stays bound to the former name, the only one under
 * which it opens.
 */
const FORMER_TABLES: Readonly<Record<string, string>> = {
  audit_log: 'operator_audit',
  manual_adjustment: 'operator_proposal',
  outgoing_message: 'letter',
  pay_and_play_order: 'bank_order',
  security_event: 'security_change',
};
const FORMER_COLUMNS: Readonly<Record<string, string>> = { 'block_appeal.text': 'words' };

/** The place of a column's bytes, as the context that they are sealed in: "player.email". */
export const columnContext = (table: string, column: string): string =>
  `${FORMER_TABLES[table] ?? table}.${FORMER_COLUMNS[`${table}.${column}`] ?? column}`;
