/**
 * Where the product itself wrote somebody's name to others: their notices and what went out to them. When that person
 * leaves, the name goes there, too. `everywhere`: also of people who had nothing to do with them.
 */
export const MENTIONS: readonly {
  table: string;
  columns: readonly string[];
  everywhere: boolean;
}[] = [
  { table: "notifications", columns: ["title", "body", "details"], everywhere: false },
  { table: "deliveries", columns: ["subject", "body", "template"], everywhere: false },
  { table: "dev_inbox", columns: ["body"], everywhere: true },
];

/** Shorter ones stand in other words, too. */
export const SHORTEST_MENTION = 2;
