import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  NOTICE_NAMES,
  NOTICES,
  wordsOf,
  type NoticeContent,
  type NoticeName,
} from "#domain/notice/catalogue.ts";
import { NOTICE_GROUP_RULES } from "#domain/notice/notice-groups.ts";

const SOURCE = join(import.meta.dirname, "../..");

/** The code of these files as one text, tests aside. */
function codeOf(...patterns: string[]): string {
  return globSync(patterns, { cwd: SOURCE })
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(join(SOURCE, file), "utf8"))
    .join("\n");
}

const consequences = codeOf("server/consequences/**/*.ts");
const decisions = codeOf("domain/membership/decisions/*.ts");
const dueSteps = codeOf("domain/membership/due-steps.ts");
const slices = codeOf("server/features/**/*.ts");

const MEMBERSHIP = "membership_";

function hasSender(kind: NoticeName): boolean {
  if (!kind.startsWith(MEMBERSHIP)) return consequences.includes(`kind: "${kind}"`);
  const name = kind.slice(MEMBERSHIP.length);
  // What a decision records or notifies of, and what falls due before a renewal.
  const isDecided = new RegExp(`(?:record|notify)\\([^;]*?"${name}"`).test(decisions);
  return isDecided || dueSteps.includes(`add("${name}"`);
}

it("every kind of notice is given by some consequence", () => {
  expect(NOTICE_NAMES.filter((kind) => !hasSender(kind))).toEqual([]);
});

it("every happening that something follows from is said by some slice", () => {
  const happenings = [...consequences.matchAll(/^ {2}"([a-z_]+\.[a-z_]+)": \[/gm)].map(
    ([, name = ""]) => name,
  );
  expect(happenings.length).toBeGreaterThan(40);
  expect(happenings.filter((name) => !slices.includes(`"${name}"`))).toEqual([]);
});

/** What product.md §3 and around-the-deal.md §1 promise to tell, and the kinds that tell it. */
const PROMISED: Record<string, readonly NoticeName[]> = {
  "a quote received or changed": ["quote_received", "quote_file_added", "quote_withdrawn"],
  "the quota is full": ["quotes_closed"],
  "a change order to answer": ["change_order_proposed", "change_order_decided"],
  "an appointment tomorrow": ["appointment_tomorrow", "consultation_reminder"],
  "completed, cancelled": ["hire_completed", "hire_cancelled"],
  "a new request": [
    "request_received",
    "request_designated",
    "request_urgent",
    "request_more_quotes",
    "request_reopened",
  ],
  "the quote was read, its pro hired or not": [
    "quote_read",
    "quote_released",
    "quote_hired",
    "quote_declined",
    "quote_expired",
    "request_ended",
  ],
  "a review": ["review_received", "review_changed", "review_deleted", "review_commented"],
  "a message": ["message_received"],
  "seven days and one day before a renewal": [
    "membership_renewal_in_7_days",
    "membership_renewal_tomorrow",
  ],
  "a charge": ["membership_activated", "membership_renewed", "top_up_settled"],
  "a charge that failed, each retry, and what came of it": [
    "membership_renewal_failed",
    "membership_overdue",
    "membership_recovered",
    "membership_ended",
    "membership_purchase_failed",
    "top_up_failed",
  ],
  "a rise in price, to be agreed to": ["membership_price_rise_consent"],
  "a failed or timed-out upgrade": ["membership_upgraded", "membership_upgrade_failed"],
  "a way to pay that is gone": ["payment_method_gone"],
  "a refund": [
    "membership_refunded",
    "refund_account_wanted",
    "refund_account_refused",
    "refund_sent",
    "top_up_refunded",
  ],
  "credits that run out": ["credits_expire_soon"],
  "a new device": ["new_device"],
  "data that leaked": ["data_breach"],
  "a sanction": ["pro_suspended", "pro_reinstated", "pro_warned", "request_blocked"],
  "advertising, confirmed and asked again": ["advertising_answered", "advertising_question"],
};

it("every promised thing is mailed to whoever did not switch it off", () => {
  for (const [promise, kinds] of Object.entries(PROMISED)) {
    for (const kind of kinds) {
      for (const values of NOTICES[kind].samples) {
        const { group } = wordsOf({ kind, values } as NoticeContent);
        expect(["on", "locked"], promise).toContain(NOTICE_GROUP_RULES[group].channels.email);
      }
    }
  }
});

it("a text message goes out of what was promised to be texted, and of nothing else", () => {
  const texted = NOTICE_NAMES.filter((kind) =>
    NOTICES[kind].samples.some((values) => wordsOf({ kind, values } as NoticeContent).text),
  );
  expect(texted.toSorted()).toEqual(
    [
      "quote_received",
      "quotes_closed",
      "change_order_proposed",
      "hire_cancelled",
      "request_designated",
      "request_urgent",
      "quote_hired",
      "message_received",
      "membership_overdue",
      "membership_price_rise_consent",
    ].toSorted(),
  );
});
