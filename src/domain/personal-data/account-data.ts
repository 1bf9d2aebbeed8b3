import { LEFT_MEMBER } from "../withdrawal/left-names.ts";
import { own, reached, type DataRule } from "./data-rule.ts";

/** What there is of a person as somebody with an account: who they are, where they signed in, how they are told. */
export const accountData = {
  watched_pages: {
    why: "",
    links: [own()],
    fate: "delete",
    columns: { code: "page" },
    unexported: "gone after a moment",
  },
  person_events: {
    why: "",
    links: [own()],
    fate: "delete",
    columns: { code: "kind payload" },
    unexported: "ids that open pages are told",
  },
  idempotency_keys: {
    why: "",
    links: [own()],
    fate: "delete",
    columns: { given: "answer accepted", secret: "key body_hash", code: "endpoint" },
    unexported: "answers given before, in other words",
  },
  known_devices: { why: "", links: [own()], fate: "delete", columns: { secret: "token_hash" } },
  push_devices: {
    why: "",
    links: [own()],
    fate: "delete",
    columns: { given: "name endpoint", secret: "p256dh auth" },
  },
  phone_codes: {
    why: "",
    links: [own(), reached("phone")],
    fate: "delete",
    columns: { given: "phone", secret: "code_hmac", code: "purpose" },
  },
  staff_mailed_codes: {
    why: "",
    links: [own()],
    fate: "delete",
    columns: { secret: "code_hmac" },
    unexported: "of staff, who do not leave by themselves",
  },
  staff_authenticators: {
    why: "",
    links: [own()],
    fate: "delete",
    columns: { secret: "secret" },
    unexported: "of staff, who do not leave by themselves",
  },
  password_resets: { why: "", links: [own()], fate: "delete", columns: { secret: "token_hash" } },
  email_verifications: {
    why: "",
    links: [own(), reached("email")],
    fate: "delete",
    columns: { given: "email", secret: "token_hash" },
  },
  email_bounces: {
    why: "",
    links: [reached("email")],
    fate: "delete",
    columns: { given: "email", code: "reason" },
  },
  sessions: {
    why: "",
    links: [own()],
    fate: "delete",
    columns: { given: "user_agent", secret: "token_hash" },
    archived: { term: "access", from: ["last_seen_at"] },
  },
  consents: {
    why: "",
    links: [own()],
    fate: "delete",
    columns: { code: "kind version source" },
    archived: { term: "advertising", from: ["at"] },
  },
  advertising_follow_ups: { why: "", links: [own()], fate: "delete", columns: {} },
  notification_choices: {
    why: "",
    links: [own()],
    fate: "delete",
    columns: { code: "notice_group channel" },
  },
  notification_settings: { why: "", links: [own()], fate: "delete", columns: {} },
  deliveries: {
    why: "what went out to them, whatever became of it",
    links: [own(), reached("recipient")],
    fate: "delete",
    columns: {
      given: "recipient subject body",
      secret: "template action",
      code: "channel purpose state provider_id last_error notice_group report",
    },
  },
  notifications: {
    why: "",
    links: [own()],
    fate: "delete",
    columns: { given: "title body details", code: "kind path" },
  },
  dev_inbox: {
    why: "the local stand-in for the person's own mailbox",
    links: [reached("recipient")],
    fate: "delete",
    columns: { given: "recipient body", code: "channel" },
    unexported: "there in development only",
  },
  saved_pros: { why: "", links: [own()], fate: "delete", columns: {} },
  account_blocks: {
    why: "",
    links: [own("blocker_id"), own("blocked_id")],
    fate: "delete",
    columns: {},
    unexported: "whom one blocked, and who blocked one, is of two people",
  },
  exports: {
    why: "times only; the file is destroyed when its person asks to leave",
    links: [own()],
    fate: "keep",
    columns: { code: "state storage_key" },
  },
  withdrawals: {
    why: "",
    links: [own()],
    fate: "delete",
    columns: { code: "choice", secret: "undo_hash" },
  },
  uploads: {
    why: "marked deleted, which leads the sweep of files to it; then the row goes, too",
    links: [own("owner_id")],
    fate: "clear",
    columns: {
      given: "display_name blur",
      others: "storage_key thumb_key sha256",
      code: "purpose kind mime attached_kind",
    },
    // Long ago: nobody waits for an upload that is under way.
    blanks: { deleted_at: "epoch", blur: null },
  },
  accounts: {
    why: "an id that the ledger, the log of staff and the chain of reviews go on to name",
    links: [own("id")],
    fate: "clear",
    columns: {
      given: "email name phone",
      secret: "password_hash",
      code: "role staff_level mode status",
    },
    blanks: {
      // No address: nobody can log in with it, and the person's own is free again.
      email: "{id}",
      name: LEFT_MEMBER,
      phone: null,
      phone_verified_at: null,
      email_verified_at: null,
      mode: null,
      status: "deleted",
    },
  },
} as const satisfies Record<string, DataRule>;
