/**
 * What `findUnkeyed` finds, all of it, by why a statement asks more than one database and what would have to change before
 * the tables could be spread. Nothing of it is wrong on one database.
 */
export const UNKEYED: readonly { change: string; found: readonly string[] }[] = [
  {
    change:
      "A quote is asked for by its own id: the path, or the id itself, would have to carry the request's.",
    found: ["src/server/features/quotes/queries.ts: quotes without its key"],
  },
  {
    change: "The table gets the key of what it belongs to, which never changes.",
    found: [
      "src/server/features/credits/post-transfer.ts: credit_entries has no key",
      "src/server/features/credits/post-transfer.ts: lot_balances has no key",
      "src/server/features/credits/queries.ts: credit_entries has no key",
      "src/server/features/credits/queries.ts: lot_balances has no key",
      "src/server/features/hires/change-order-rows.ts: change_orders has no key",
      "src/server/features/messages/conversation-rows.ts: conversations has no key",
      "src/server/features/messages/conversation-rows.ts: messages has no key",
      "src/server/features/messages/queries.ts: message_reads has no key",
      "src/server/features/quotes/added-files.ts: quote_added_files has no key",
      "src/server/features/reviews/queries.ts: reviews has no key",
    ],
  },
  {
    change: "The caller holds the row that has the key, and passes it along.",
    found: [
      "src/server/features/credits/ledger.ts: credit_holds without its key",
      "src/server/features/credits/queries.ts: credit_holds without its key",
      "src/server/features/deliveries/notice-deliveries.ts: deliveries without its key",
      "src/server/features/hires/queries.ts: hires without its key",
      "src/server/features/identity/queries.ts: identities without its key",
      "src/server/features/quotes/write-quote.ts: quotes without its key",
      "src/server/features/uploads/queries.ts: uploads without its key",
    ],
  },
  {
    change:
      "The key is named by way of another table of the group, which a distributed database follows and PostgreSQL's pieces do not; naming it twice is enough.",
    found: [
      "src/server/features/credits/queries.ts: memberships without its key",
      "src/server/features/memberships/membership-rows.ts: billing_methods without its key",
      "src/server/features/memberships/membership-rows.ts: payments without its key",
    ],
  },
  {
    change:
      "Asked for from the other group's side: the person gets a list of their own, written with the request.",
    found: ["src/server/features/requests/queries.ts: requests without its key"],
  },
  {
    change:
      "Names the keys of several people: each is done on their own database, after the commit instead of inside it.",
    found: [
      "src/server/features/accounts/queries.ts: accounts without its key",
      "src/server/features/notification-settings/queries.ts: notification_choices without its key",
      "src/server/features/notification-settings/queries.ts: notification_settings without its key",
      "src/server/features/push-devices/queries.ts: push_devices without its key",
      "src/server/platform/events/lock-event-numbers.ts: accounts without its key",
      "src/server/platform/events/publish.ts: accounts without its key",
      "src/server/platform/events/watched-pages.ts: watched_pages without its key",
    ],
  },
  {
    change: "A worker looks for work: each database gets workers of its own, which look there.",
    found: [
      "src/server/features/notifications/unplanned.ts: notifications without its key",
      "src/server/features/requests/dispatch-requests.ts: request_dispatches without its key",
    ],
  },
  {
    change:
      "A session is found by what its cookie holds, which would have to begin with the account's id.",
    found: [
      "src/server/platform/session/session-store.ts: accounts without its key",
      "src/server/platform/session/session-store.ts: sessions without its key",
    ],
  },
  {
    change:
      "Counts on what stands on every database: the counters become a table of their own, by account.",
    found: ["src/server/features/pros/figures.ts: pro_profiles is written"],
  },
];
