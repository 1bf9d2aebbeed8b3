import { beforeAll, describe, expect, it } from "vitest";
import { seoulDay, seoulIso } from "#domain/calendar/seoul-day.ts";
import { LEAST_DEALS } from "#domain/price-guide/thresholds.ts";
import { checkAnswers } from "#domain/request-form/check-answers.ts";
import { verifyChain } from "#domain/review/chain.ts";
import { checkLedger } from "#server/commands/check-ledger.ts";
import { findSpentTooEarly } from "#test/spend-order.ts";
import { MEMBERS } from "./memberships/members.ts";
import { gatewayDeps } from "#server/gateway-deps.ts";
import { consentVersion, type ConsentKind } from "#server/features/accounts/consents.ts";
import { findForm } from "#server/features/catalogue/queries.ts";
import { findMatchingPros } from "#server/features/pros/queries.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import { sweepBilling } from "#server/sweep-billing.ts";
import { sweepDue } from "#server/sweep.ts";
import { SEEDED_AT, seedDemo, type SeededMarket } from "#test/demo-market.ts";
import { countOf } from "#test/row-counts.ts";
import { digestOf, TIMED } from "#test/row-digest.ts";
import { buildMarket } from "./build-market.ts";
import type { DemoPicture } from "./pictures/draw-pictures.ts";

let sql: Sql;
let market: SeededMarket;

beforeAll(async () => {
  market = await seedDemo();
  ({ sql } = market);
}, 120_000);

const count = (what: string) => countOf(sql, what);

describe("the demo market", () => {
  it("leaves nothing behind when making it failed", () => {
    expect(market.leftByFailure).toBe(0);
  });

  it("is made once, by whichever process is first", async () => {
    expect(market.said).toHaveLength(1);
    expect(await count("seeds WHERE name = 'demo'")).toBe(1);
  });

  it("shows in each conversation what happened to its quote and its hire", async () => {
    const cards = async (kind: string) => count(`messages WHERE card = '${kind}'`);
    expect(await cards("quote_sent")).toBe(await count("quotes"));
    expect(await cards("quote_read")).toBe(await count("quotes WHERE read_at IS NOT NULL"));
    expect(await cards("hired")).toBe(await count("hires"));
    expect(await cards("completed")).toBe(await count("hires WHERE state = 'completed'"));
    expect(await cards("cancelled")).toBe(await count("hires WHERE state = 'cancelled'"));
    expect(await cards("change_order_proposed")).toBe(await count("change_orders"));
    // In the order in which it came, without a gap.
    const wrong = await sql`
      SELECT 1 FROM (SELECT seq, created_at, quote_id,
                            row_number() OVER (PARTITION BY quote_id ORDER BY created_at, seq) AS place
                     FROM messages) m WHERE seq <> place`;
    expect(wrong).toHaveLength(0);
    const told = await sql`
      SELECT m.body FROM messages m WHERE m.body LIKE '%변경 제안%' AND NOT EXISTS (
        SELECT 1 FROM messages c WHERE c.quote_id = m.quote_id AND c.seq < m.seq
          AND c.card = 'change_order_proposed')`;
    expect(told, "of a change before it was proposed").toEqual([]);
  });

  it("has pros of every service in every si-do, and some for staff to decide about", async () => {
    expect(await count("pro_profiles WHERE state = 'approved'")).toBeGreaterThanOrEqual(300);
    expect(await count("pro_profiles WHERE state = 'pending'")).toBeGreaterThanOrEqual(8);
    expect(await count("certifications WHERE state = 'pending'")).toBeGreaterThan(0);
    expect(
      await count(`pro_name_changes n JOIN pro_profiles p ON p.id = n.pro_id
                   WHERE n.state = 'pending' AND p.state = 'approved'
                     AND n.previous_name = p.display_name AND n.name <> p.display_name`),
    ).toBe(1);
    const thin = await sql`
      SELECT s.slug FROM services s
      LEFT JOIN (pro_services o JOIN pro_profiles p ON p.id = o.pro_id AND p.state = 'approved')
        ON o.service_slug = s.slug
      GROUP BY s.slug HAVING count(p.id) < 2`;
    expect(thin).toEqual([]);
    const empty = await sql`
      SELECT d.name FROM regions d
      WHERE d.level = 'si_do' AND d.valid_to IS NULL AND NOT EXISTS (
        SELECT 1 FROM pro_regions r WHERE left(r.si_gun_gu_code, 2) = d.code)`;
    expect(empty).toEqual([]);
  });

  it("has at least 1,500 shown reviews, each of a completed hire, about 4.6 on average", async () => {
    const [row] = await sql<{ shown: number; average: number }[]>`
      SELECT count(*)::int AS shown, avg(rating)::float AS average FROM reviews WHERE state = 'shown'`;
    expect(row?.shown).toBeGreaterThanOrEqual(1_500);
    expect(row?.average).toBeGreaterThan(4.45);
    expect(row?.average).toBeLessThan(4.75);
    expect(
      await count("reviews r JOIN hires h ON h.id = r.hire_id WHERE h.state <> 'completed'"),
    ).toBe(0);
    expect(await count("(SELECT body FROM reviews GROUP BY body HAVING count(*) > 1) twice")).toBe(
      0,
    );
    expect(await count("reviews WHERE char_length(body) NOT BETWEEN 20 AND 400")).toBe(0);
    expect(await count("reviews WHERE state = 'deleted_by_author'")).toBeGreaterThan(0);
    expect(await count("reviews WHERE state = 'deleted_by_staff'")).toBeGreaterThan(0);
  });

  it("has no review that says a sentence twice", async () => {
    const reviews = await sql<{ body: string }[]>`SELECT body FROM reviews`;
    const repeats = (text: string) => {
      const sentences = text.split(/(?<=[.!]) /);
      return new Set(sentences).size < sentences.length;
    };
    expect(reviews.filter(({ body }) => repeats(body))).toEqual([]);
  });

  it("has requests and quotes in every state that people meet", async () => {
    expect(await count("requests WHERE state = 'open'")).toBeGreaterThanOrEqual(40);
    for (const state of ["choosing", "hired", "completed", "closed", "cancelled", "blocked"]) {
      expect(await count(`requests WHERE state = '${state}'`), state).toBeGreaterThan(0);
    }
    for (const state of ["sent", "read", "declined", "expired", "withdrawn"]) {
      const open = `quotes q JOIN requests r ON r.id = q.request_id
                    WHERE r.state IN ('open', 'choosing') AND q.state = '${state}'`;
      expect(await count(open), state).toBeGreaterThan(0);
    }
    expect(await count("change_orders WHERE state = 'proposed'")).toBeGreaterThan(1);
  });

  it("has templates to begin quotes with, and reports that wait for the back office", async () => {
    const ofPro = (email: string) =>
      count(`quote_templates t JOIN pro_profiles p ON p.id = t.pro_id
             JOIN accounts a ON a.id = p.account_id WHERE a.email = '${email}'`);
    expect(await ofPro("pro@demo.somssi.kr")).toBe(3);
    expect(await count("quote_templates")).toBeGreaterThan(50);
    expect(await count("quick_replies")).toBeGreaterThan(3);
    expect(await count("abuse_reports WHERE state = 'open'")).toBe(4);
    expect(
      await count(`abuse_reports r WHERE NOT EXISTS (
        SELECT 1 FROM hires h WHERE h.customer_id = r.reporter_id AND h.pro_id = r.pro_id
          AND h.quote_id = r.quote_id)`),
    ).toBe(0);
  });

  it("shows the work of more than half of the pros, and none of the newest", async () => {
    const shown = "(SELECT DISTINCT pro_id FROM portfolio_pieces) shown";
    const approved = await count("pro_profiles WHERE state = 'approved'");
    expect(await count(shown)).toBeGreaterThan(approved / 2);
    const ofPro = (email: string) =>
      count(`portfolio_pieces w JOIN pro_profiles p ON p.id = w.pro_id
             JOIN accounts a ON a.id = p.account_id WHERE a.email = '${email}'`);
    expect(await ofPro("pro@demo.somssi.kr")).toBe(7);
    expect(await ofPro("newpro@demo.somssi.kr")).toBe(0);
    // Every photo is its pro's own and stands in its piece, every one of them once.
    const photos = await count("uploads WHERE purpose = 'portfolio_photo'");
    expect(photos).toBeGreaterThan(500);
    expect(
      await count(`portfolio_pieces w CROSS JOIN unnest(w.photo_ids) photo
                   JOIN uploads u ON u.id = photo AND (u.attached_kind, u.attached_id) = ('portfolio', w.id)
                   JOIN pro_profiles p ON p.id = w.pro_id AND p.account_id = u.owner_id`),
    ).toBe(photos);
  });

  it("has enough deals of many services to tell their prices, and too few of others", async () => {
    const deals = await sql<{ n: number }[]>`
      SELECT count(f.hire_id)::int AS n FROM services s LEFT JOIN price_facts f ON f.service_slug = s.slug
      GROUP BY s.slug`;
    const priced = deals.filter(({ n }) => n >= LEAST_DEALS).length;
    expect(priced).toBeGreaterThanOrEqual(20);
    expect(deals.length - priced).toBeGreaterThan(5);
  });

  it("leaves nothing that is due: a sweep at the same moment changes nothing", async () => {
    const clock = { now: () => SEEDED_AT };
    const ids = createIds(clock, systemRandom);
    const before = await count("person_events");
    await sweepDue({ sql, clock, ids });
    await sweepBilling(gatewayDeps({ sql, clock, ids, payments: market.gateway.chosen }));
    expect(await count("person_events")).toBe(before);
  });
});

describe("its ledger and figures", () => {
  it("keeps every invariant of the credits", async () => {
    expect(await checkLedger(sql, await market.gateway.payments())).toEqual({});
  });

  it("spends what ends first, of all that somebody has at the moment", async () => {
    expect(await findSpentTooEarly(sql)).toEqual([]);
  });

  it("counts in each profile what the rows come to", async () => {
    const wrong = await sql`
      SELECT p.display_name FROM pro_profiles p
      LEFT JOIN LATERAL (
        SELECT count(*) FILTER (WHERE state = 'shown') AS shown,
               coalesce(sum(rating) FILTER (WHERE state = 'shown'), 0) AS points,
               count(*) FILTER (WHERE state = 'deleted_by_author') AS by_author,
               count(*) FILTER (WHERE state = 'deleted_by_staff') AS by_staff
        FROM reviews WHERE pro_id = p.id) r ON true
      LEFT JOIN LATERAL (
        SELECT count(*) FILTER (WHERE state <> 'cancelled') AS hires,
               count(*) FILTER (WHERE state = 'completed') AS deals,
               count(*) FILTER (WHERE state = 'completed' AND agreed_price = quoted_price) AS kept
        FROM hires WHERE pro_id = p.id) h ON true
      LEFT JOIN LATERAL (
        SELECT count(*) AS quotes,
               coalesce(sum(round(extract(epoch FROM q.sent_at - c.received_at))), 0) AS seconds
        FROM quotes q JOIN request_recipients c USING (request_id, pro_id) WHERE q.pro_id = p.id) q ON true
      WHERE (p.review_count, p.rating_sum, p.deleted_by_author, p.deleted_by_staff)
              <> (r.shown, r.points, r.by_author, r.by_staff)
         OR (p.hire_count, p.deal_count, p.deal_kept_count) <> (h.hires, h.deals, h.kept)
         OR (p.quote_count, p.answer_seconds) <> (q.quotes, q.seconds)`;
    expect(wrong).toEqual([]);
    expect(
      await count(`requests r WHERE r.quote_count <>
        (SELECT count(*) FROM quotes q WHERE q.request_id = r.id)`),
    ).toBe(0);
  });

  it("links every review into a chain that verifies", async () => {
    const rows = await sql`SELECT * FROM review_chain ORDER BY pro_id, position`;
    const chains = Map.groupBy(rows, (row) => String(row["pro_id"]));
    for (const links of chains.values()) {
      const verdict = verifyChain(
        links.map((link) => ({ ...link, at: seoulIso(link["at"].getTime()) })) as never,
      );
      expect(verdict).toMatchObject({ ok: true, length: links.length });
    }
    expect(
      await count(
        "reviews r WHERE NOT EXISTS (SELECT 1 FROM review_chain c WHERE c.review_id = r.id)",
      ),
    ).toBe(0);
  });
});

describe("its requests", () => {
  it("answer their forms as the server would accept them", async () => {
    const requests = await sql<
      { service_slug: string; form_version: number; answers: object; published_at: Date }[]
    >`SELECT service_slug, form_version, answers, published_at FROM requests`;
    const forms = new Map<string, Awaited<ReturnType<typeof findForm>>>();
    for (const {
      service_slug: slug,
      form_version: version,
      answers,
      published_at: at,
    } of requests) {
      const form = forms.get(slug) ?? (await findForm(sql, slug, version));
      if (!form) throw new Error(`no form of ${slug}`);
      forms.set(slug, form);
      expect(checkAnswers(form, answers, seoulDay(at.getTime()))).toEqual({ ok: true, answers });
    }
  });

  it("reached, when open, exactly the pros that matching names", async () => {
    const open = await sql<
      {
        id: string;
        customer_id: string;
        service_slug: string;
        si_gun_gu_code: string | null;
        needed: string[];
      }[]
    >`
      SELECT r.id, r.customer_id, r.service_slug, r.si_gun_gu_code, s.required_certificates AS needed
      FROM requests r JOIN services s ON s.slug = r.service_slug WHERE r.state = 'open'`;
    for (const request of open) {
      const matching = await findMatchingPros(sql, {
        customerId: request.customer_id,
        serviceSlug: request.service_slug,
        siGunGuCode: request.si_gun_gu_code,
        requiredCertificates: request.needed,
      });
      const reached = await sql<{ pro_id: string }[]>`
        SELECT pro_id FROM request_recipients WHERE request_id = ${request.id}`;
      expect(reached.map(({ pro_id }) => pro_id).toSorted()).toEqual(
        matching.map(({ id }) => id).toSorted(),
      );
    }
  });
});

it("has everybody agree to the text that was in force on the day", async () => {
  const given = await sql<{ kind: ConsentKind; version: string; at: Date }[]>`
    SELECT kind, version, at FROM consents WHERE kind IN ('terms', 'privacy')`;
  expect(given.length).toBeGreaterThan(1_000);
  expect(given.filter(({ kind, version, at }) => version !== consentVersion(kind, at))).toEqual([]);
});

describe("building it again", () => {
  it("gives the same ids and contents at another hour, with all times moved along", async () => {
    const pictures = await sql<DemoPicture[]>`
      SELECT DISTINCT replace(display_name, '.webp', '') AS name, storage_key AS "storageKey",
             thumb_key AS "thumbKey", bytes, width, height, blur, encode(sha256, 'hex') AS sha256 FROM uploads`;
    const [staff] = await sql<{ password_hash: string }[]>`
      SELECT password_hash FROM accounts WHERE role = 'staff'`;
    const { rows } = await buildMarket({
      now: new Date(SEEDED_AT.getTime() + 11 * 3_600_000 + 50 * 60_000),
      pictures,
      passwordHash: staff?.password_hash ?? "",
      members: MEMBERS,
    });
    const emails = new Set(MEMBERS.map(({ email }) => email));
    const members = new Set(
      rows.accounts.flatMap((row) => (emails.has(row.email) ? [row.id] : [])),
    );
    const theirs = new Set(
      rows.credit_lots.flatMap((lot) => (members.has(lot.account_id) ? [lot.id] : [])),
    );
    // What members had before is spent beside what their memberships brought.
    rows.lot_balances = rows.lot_balances.filter(({ lot_id }) => !theirs.has(lot_id));
    // What happens at the start of a day does so at any hour: cards, and with them the places of what was written.
    rows.messages = rows.messages.filter(({ card }) => card === null);
    for (const [table, again] of Object.entries(rows)) {
      const columns = Object.keys(again[0] ?? {}).filter(
        (name) => !TIMED.has(name) && !BY_THE_DAY.has(`${table}.${name}`),
      );
      const ids = again.map((row) => String(Object.values(row)[0]));
      const [key = ""] = columns;
      const stored = await sql<Row[]>`
        SELECT ${sql(columns)} FROM ${sql(table)}
        WHERE ${!COMPARED_IN_PART.has(table)} OR ${sql(key)}::text = ANY(${ids})`;
      expect(digestOf(again, columns), table).toBe(digestOf(stored, columns));
    }
  }, 120_000);
});

type Row = Record<string, unknown>;

/** A talk's places are taken by cards, too; a text is agreed to in the version of that day, which the hour may change. */
const BY_THE_DAY = new Set(["messages.seq", "consents.version"]);

/** Into these what was done afterwards has written, too: memberships that were bought, texts agreed to anew; of messages only what people wrote. */
const COMPARED_IN_PART = new Set([
  "consents",
  "messages",
  "credit_lots",
  "lot_balances",
  "credit_transfers",
  "credit_entries",
  "notifications",
]);
