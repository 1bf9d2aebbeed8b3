import { beforeAll, describe, expect, inject, it } from "vitest";
import { createDiskStorage } from "#server/gateways/storage/disk.ts";
import { invitationState } from "#domain/testimonial/invitation-state.ts";
import { isPassword } from "#server/features/accounts/password/password-hash.ts";
import { findInvitations, invitationFacts } from "#server/features/testimonials/invitation-rows.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import type { TestApp } from "#test/app.ts";
import { copiedDemoMarket, MAKING } from "#test/copied-demo-market.ts";
import { SEEDED_AT } from "#test/demo-market.ts";
import { countOf } from "#test/row-counts.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../demo-accounts.ts";
import { drawings } from "./pictures/draw-pictures.ts";

let app: TestApp;
let sql: Sql;

beforeAll(async () => {
  app = await copiedDemoMarket();
  ({ sql } = app);
}, MAKING);

const count = (what: string) => countOf(sql, what);

describe("the people of the demo market", () => {
  it("can be signed in to with the password that the product announces", async () => {
    for (const { email } of DEMO_ACCOUNTS) {
      const [account] = await sql<{ password_hash: string; phone: string }[]>`
        SELECT password_hash, phone FROM accounts WHERE email = ${email}`;
      expect(await isPassword(DEMO_PASSWORD, account?.password_hash ?? null), email).toBe(true);
      expect(account?.phone).toMatch(/^\+82100000\d{4}$/);
    }
  });

  it("the customer finds three quotes to read, a change to answer, work to review and notices", async () => {
    const own = "r.customer_id = (SELECT id FROM accounts WHERE email = 'customer@demo.somssi.kr')";
    const quotes = (state: string) =>
      count(`quotes q JOIN requests r ON r.id = q.request_id
             WHERE ${own} AND r.state = 'open' AND q.state = '${state}'`);
    expect([await quotes("sent"), await quotes("read")]).toEqual([3, 1]);
    const hires = `hires h JOIN requests r ON r.id = h.request_id`;
    expect(
      await count(
        `change_orders c JOIN ${hires} ON h.id = c.hire_id WHERE ${own} AND c.state = 'proposed'`,
      ),
    ).toBe(1);
    expect(
      await count(`${hires} WHERE ${own} AND h.state = 'completed'
                   AND NOT EXISTS (SELECT 1 FROM reviews v WHERE v.hire_id = h.id)`),
    ).toBe(1);
    expect(await count(`requests r WHERE ${own} AND r.state = 'closed'`)).toBe(1);
    expect(
      await count(`notifications n JOIN accounts a ON a.id = n.account_id
                   WHERE a.email = 'customer@demo.somssi.kr' AND n.read_at IS NULL`),
    ).toBeGreaterThan(0);
  });

  it("the pro finds requests to answer and credits to answer with; the new one has the bonus alone", async () => {
    const pro =
      "(SELECT p.id FROM pro_profiles p JOIN accounts a ON a.id = p.account_id WHERE a.email = 'pro@demo.somssi.kr')";
    expect(
      await count(`request_recipients c JOIN requests r ON r.id = c.request_id
                   WHERE c.pro_id = ${pro} AND r.state = 'open' AND NOT EXISTS (
                     SELECT 1 FROM quotes q WHERE q.request_id = r.id AND q.pro_id = c.pro_id)`),
    ).toBeGreaterThanOrEqual(5);
    for (const state of ["sent", "read", "declined", "expired", "withdrawn", "hired"]) {
      expect(
        await count(`quotes WHERE pro_id = ${pro} AND state = '${state}'`),
        state,
      ).toBeGreaterThan(0);
    }
    const lots = (email: string) => sql<{ kind: string; credits: number }[]>`
      SELECT l.kind, l.credits FROM credit_lots l JOIN accounts a ON a.id = l.account_id
      WHERE a.email = ${email} AND l.expires_at > ${SEEDED_AT}`;
    expect(await lots("pro@demo.somssi.kr")).toContainEqual({ kind: "plan", credits: 70 });
    expect(await lots("newpro@demo.somssi.kr")).toEqual([{ kind: "bonus", credits: 10 }]);
  });

  it("approved pros are checked persons, and of those who wait some are and some are not yet", async () => {
    const checked = (where: string) =>
      count(`pro_profiles p JOIN identities i ON i.pro_id = p.id WHERE ${where}`);
    const approved = "p.approved_at IS NOT NULL";
    expect(await checked(approved)).toBe(await count(`pro_profiles p WHERE ${approved}`));
    const waiting = await count("pro_profiles p WHERE p.state = 'pending'");
    const done = await checked("p.state = 'pending'");
    expect([done > 0, done < waiting]).toEqual([true, true]);
  });

  it("four of them bought memberships: by card, by phone, one that is overdue, and one of days ago", async () => {
    const held = await sql`
      SELECT a.email, m.state, m.plan->>'price' AS price, b.type, b.card_name FROM memberships m
      JOIN accounts a ON a.id = m.account_id JOIN billing_methods b ON b.id = m.method_id ORDER BY a.email`;
    expect(held).toEqual([
      {
        email: "lightpro@demo.somssi.kr",
        state: "active",
        price: "29000",
        type: "card",
        card_name: "BC카드 (0077)",
      },
      {
        email: "overdue@demo.somssi.kr",
        state: "overdue",
        price: "29000",
        type: "card",
        card_name: "신한카드 (0002)",
      },
      {
        email: "phonepro@demo.somssi.kr",
        state: "active",
        price: "59000",
        type: "phone",
        card_name: null,
      },
      {
        email: "pro@demo.somssi.kr",
        state: "active",
        price: "59000",
        type: "card",
        card_name: "현대카드 (1234)",
      },
    ]);
    expect(await count("receipts")).toBeGreaterThanOrEqual(6);
  });

  it("one of them may leave at once, and have the unused part of what was paid back whole", async () => {
    const [account] = await sql<{ id: string }[]>`
      SELECT id FROM accounts WHERE email = 'lightpro@demo.somssi.kr'`;
    const client = await app.as(account ?? { id: "" });
    const { blockers, unused } = (await client.call("users.me.withdrawal")).body;
    expect(blockers).toEqual([]);
    const { offer } = (await client.call("subscriptions.leave")).body;
    expect(offer).toMatchObject({ by: "unused", parts: [{ fee: 0 }] });
    expect(unused?.refund.amount).toBeGreaterThan(20_000);
    expect(unused?.refund.amount).toBeLessThan(29_000);
  });

  it("have testimonials here and there; the pro finds invitations in every state", async () => {
    const [{ pros } = { pros: 0 }] = await sql<{ pros: number }[]>`
      SELECT count(DISTINCT pro_id)::int AS pros FROM testimonials WHERE state = 'shown'`;
    expect(pros).toBeGreaterThanOrEqual(60);
    expect(
      await count("testimonial_invitations WHERE contact IS NOT NULL AND used_at IS NOT NULL"),
    ).toBe(0);
    const [pro] = await sql<{ id: string }[]>`
      SELECT p.id FROM pro_profiles p JOIN accounts a ON a.id = p.account_id
      WHERE a.email = 'pro@demo.somssi.kr'`;
    const rows = await findInvitations(sql, pro?.id ?? "", { before: null, limit: 100 });
    const states = rows.map((row) => invitationState(invitationFacts(row), SEEDED_AT.getTime()));
    expect(new Set(states)).toEqual(new Set(["sent", "opened", "written", "expired", "withdrawn"]));
  });

  it("show works that look unlike those of others in their trade, some with the place before", async () => {
    const firsts = await sql<{ trade: string; name: string; times: number }[]>`
      SELECT s.category_slug AS trade, u.display_name AS name, count(*)::int AS times
      FROM portfolio_pieces w JOIN services s ON s.slug = w.service_slug JOIN uploads u ON u.id = w.photo_ids[1]
      WHERE w.position = 1 GROUP BY s.category_slug, u.display_name`;
    expect(firsts.length).toBeGreaterThan(150);
    for (const { trade, name, times } of firsts) {
      expect(times, `${trade} ${name}`).toBeLessThanOrEqual(2);
    }
    expect(await count("portfolio_pieces WHERE before_photo_id IS NOT NULL")).toBeGreaterThan(60);
  });

  it("have pictures that lie in the store, at most three hundred of them", async () => {
    const keys = await sql<{ key: string }[]>`
      SELECT storage_key AS key FROM uploads UNION SELECT thumb_key FROM uploads`;
    const storage = createDiskStorage(inject("demoMarketFolder"));
    for (const { key } of keys) expect(await storage.exists(key), key).toBe(true);
    expect(drawings().length).toBeLessThanOrEqual(300);
    const loose = await count(`pro_profiles p WHERE p.photo_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM uploads u WHERE u.id = p.photo_id AND (u.attached_kind, u.attached_id) = ('pro', p.id))`);
    expect(loose).toBe(0);
  });
});
