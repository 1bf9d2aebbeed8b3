/**
 * How the tables of the main job would be spread over several databases (docs/capacity.md): which table goes with which
 * other, and by which column it is known where a row lies. A table without that column has to be given it first.
 */
export interface TableGroup {
  /** Column by which each is distributed, null: it has none that says so. */
  tables: Readonly<Record<string, string | null>>;
}

/** One request and all that is said and agreed about it. */
const REQUEST: TableGroup = {
  tables: {
    requests: "id",
    request_dispatches: "request_id",
    request_recipients: "request_id",
    quotes: "request_id",
    hires: "request_id",
    contact_permissions: "request_id",
    change_orders: null,
    conversations: null,
    messages: null,
    message_reads: null,
    reviews: null,
    quote_added_files: null,
  },
};

/** One person, what they are told, and their credits. */
const ACCOUNT: TableGroup = {
  tables: {
    accounts: "id",
    sessions: "account_id",
    person_events: "account_id",
    notifications: "account_id",
    deliveries: "account_id",
    notification_settings: "account_id",
    notification_choices: "account_id",
    push_devices: "account_id",
    watched_pages: "account_id",
    idempotency_keys: "account_id",
    uploads: "owner_id",
    identities: "account_id",
    memberships: "account_id",
    billing_methods: "account_id",
    payments: "account_id",
    credits_at_rest: "account_id",
    credit_lots: "account_id",
    credit_transfers: "account_id",
    credit_debts: "account_id",
    credit_holds: "account_id",
    credit_entries: null,
    lot_balances: null,
  },
};

export const GROUPS = { request: REQUEST, account: ACCOUNT } as const;
export type GroupName = keyof typeof GROUPS;

/** Whole on every database: seldom written, read beside everything. */
export const ON_EVERY_DATABASE: ReadonlySet<string> = new Set([
  "services",
  "categories",
  "service_forms",
  "regions",
  "pro_profiles",
  "pro_services",
  "pro_regions",
  "certifications",
  "certification_services",
  "account_blocks",
  "email_bounces",
]);

/** On one database of their own, or in a store of counters: nothing is read together with them. */
export const ELSEWHERE: ReadonlySet<string> = new Set(["rate_limit_hits"]);

export function groupOf(table: string): GroupName | null {
  const names = Object.keys(GROUPS) as GroupName[];
  return names.find((name) => table in GROUPS[name].tables) ?? null;
}
