import type { TestApp } from "../app.ts";

/** Something that an address names, and the people whose it is. */
export interface Thing {
  /** As in the address. */
  key: string;
  id: string;
  state: string;
  /** By side, the condition that finds the account; null for a visitor. */
  sides: Record<string, string | null>;
}

interface Row {
  id: string;
  state: string;
  customer: string | null;
  pro: string | null;
}

const ACCOUNT_OF_PRO = "(SELECT account_id FROM pro_profiles WHERE id = t.pro_id)";

/** What has a page or an answer of its own: where it is kept, what tells its states apart, and whose it is. */
const KINDS: readonly {
  key: string;
  from: string;
  state: string;
  customer?: string;
  pro?: string;
  /** Which of a state comes first; the oldest otherwise. */
  first?: string;
}[] = [
  {
    key: "requestId",
    from: "requests",
    state: "state",
    customer: "t.customer_id",
    pro: `(SELECT p.account_id FROM request_recipients r JOIN pro_profiles p ON p.id = r.pro_id
            WHERE r.request_id = t.id ORDER BY p.id LIMIT 1)`,
  },
  {
    key: "quoteId",
    from: "quotes",
    state: "state",
    customer: "(SELECT customer_id FROM requests WHERE id = t.request_id)",
    pro: ACCOUNT_OF_PRO,
  },
  { key: "hireId", from: "hires", state: "state", customer: "t.customer_id", pro: ACCOUNT_OF_PRO },
  {
    key: "consultationId",
    from: "consultations",
    state: "state",
    customer: "t.customer_id",
    pro: ACCOUNT_OF_PRO,
  },
  { key: "ticketId", from: "support_tickets", state: "state", customer: "t.account_id" },
  { key: "receiptId", from: "receipts", state: "purpose", customer: "t.account_id" },
  { key: "templateId", from: "quote_templates", state: "unit", pro: ACCOUNT_OF_PRO },
  { key: "id", from: "certifications", state: "kind || ' ' || state", pro: ACCOUNT_OF_PRO },
  { key: "certificationId", from: "certifications", state: "kind || ' ' || state" },
  { key: "reviewId", from: "reviews", state: "rating::text", customer: "t.author_id" },
  { key: "reportId", from: "abuse_reports", state: "state || ' ' || subject_kind" },
  { key: "nameChangeId", from: "pro_name_changes", state: "state" },
  { key: "testimonialId", from: "testimonials", state: "state", pro: ACCOUNT_OF_PRO },
  {
    key: "proId",
    from: "pro_profiles",
    state: "state",
    pro: "t.account_id",
    first: "(SELECT count(*) FROM hires WHERE pro_id = t.id) DESC",
  },
  { key: "refundId", from: "refunds", state: "state", customer: "t.account_id" },
  { key: "exportId", from: "exports", state: "state", customer: "t.account_id" },
  { key: "accountId", from: "accounts", state: "role" },
];

const CUSTOMER = "email = 'customer@demo.somssi.kr'";
/** What addresses name by a word. */
const NAMED: readonly Thing[] = [
  ...["move-in-cleaning", "aircon-cleaning", "wallpaper", "ask-one-pro"].map((id) => ({
    key: "slug",
    id,
  })),
  { key: "cat1Slug", id: "car" },
  { key: "document", id: "terms" },
].map((one) => ({ ...one, state: one.id, sides: { visitor: null, customer: CUSTOMER } }));

/** One of each state of everything, of the oldest: most has happened to them. */
export async function findThings(sql: TestApp["sql"]): Promise<Thing[]> {
  const found: Thing[] = [...NAMED];
  for (const { key, from, state, customer = "NULL", pro = "NULL", first = "id" } of KINDS) {
    const rows = await sql.unsafe<Row[]>(
      `SELECT DISTINCT ON (${state}) id, ${state} AS state, ${customer} AS customer, ${pro} AS pro
         FROM ${from} t ORDER BY ${state}, ${first}, id`,
    );
    for (const { id, state: kind, customer: one, pro: other } of rows) {
      const sides = Object.entries({ pro: other, customer: one }).filter(
        ([, whose]) => whose !== null,
      );
      found.push({
        key,
        id,
        state: kind,
        sides: Object.fromEntries(sides.map(([side, whose]) => [side, `id = '${whose}'`])),
      });
    }
  }
  return found;
}
