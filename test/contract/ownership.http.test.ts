import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { type EndpointName, registry } from "#contract/registry.ts";
import { testApp, type TestApp } from "../app.ts";
import type { CallOptions } from "../client.ts";
import { freshKey } from "../factories/market.ts";
import { rowCounts } from "../row-counts.ts";
import { answerOf } from "../same-as-missing.ts";
import { inputFor } from "../ownership/inputs.ts";
import {
  makeOwnershipMarket,
  roles,
  type OwnershipMarket,
  type Role,
  type Thing,
} from "../ownership/market.ts";
import { endedTable, ownershipTable, type OwnershipRow } from "../ownership/table.ts";
import { MISSING_ID } from "./sample-input.ts";

/** What is deleted once everybody has done what the table lets them do. */
const DELETED: ReadonlySet<Thing> = new Set([
  "block",
  "business",
  "comment",
  "credential",
  "looseRequestPhoto",
  "passkey",
  "piece",
  "pushDevice",
  "quickReply",
  "review",
  "session",
  "template",
  "testimonial",
]);

/**
 * What changes by what one gets in is told to whoever did it, too, for it may have been somebody else; and money that goes
 * back, as a record of it.
 */
const TOLD_ANYWAY: ReadonlySet<EndpointName> = new Set([
  "users.me.passkeys.remove",
  "credits.topUps.refund",
]);

/** Hundreds of calls in one test; milliseconds. */
const LONG = 60_000;

let app: TestApp;
let market: OwnershipMarket;

beforeAll(async () => {
  app = await testApp();
  market = await makeOwnershipMarket(app);
});

describe("the table", () => {
  it("has every endpoint with an id in its path", () => {
    // A login provider is nobody's thing.
    const withId = endpointNames.filter((name) =>
      routeOf(name).path.replace("{provider}", "").includes("{"),
    );
    const listed = new Set(ownershipTable.map(({ name }) => name));
    expect(withId.filter((name) => !listed.has(name))).toEqual([]);
  });
});

describe("somebody else's thing", () => {
  it(
    "is refused to everybody whom the table leaves out, and nothing is written",
    { timeout: LONG },
    async () => {
      const before = await writtenRows();
      for (const row of ownershipTable) {
        await expectStatuses(row, (status) => [401, 403, 404].includes(status));
      }
      expect(await writtenRows()).toEqual(before);
    },
  );

  it(
    "answers like a missing one, and that like an id that is none",
    { timeout: LONG },
    async () => {
      const noIds = ["not-an-id", "../../api2/users/me/", "\u0000", `${MISSING_ID}0`, "%2e%2e%2f"];
      for (const { name, thing, statuses } of ownershipTable) {
        if (thing === "category" || thing === "service") continue;
        for (const [at, role] of roles.entries()) {
          const status = statuses[at] ?? 0;
          const ask = async (id?: string) =>
            answerOf(
              await market.clients[role].send(
                name,
                inputFor(market, name, thing, id),
                keyFor(name),
              ),
            );
          const missing = await ask(MISSING_ID);
          const early = status === 401 || status === 403;
          expect([name, role, missing.status]).toEqual([name, role, early ? status : 404]);
          if (status !== 404) continue;
          expect([name, thing, role, await ask()]).toEqual([name, thing, role, missing]);
          if (role !== "otherPro") continue;
          for (const id of noIds) expect([name, id, await ask(id)]).toEqual([name, id, missing]);
        }
      }
    },
  );
});

describe("one's own thing", () => {
  it(
    "is answered as the table says, and nobody is notified of what they did themselves",
    { timeout: LONG },
    async () => {
      const accountOf = new Map<Role, string>();
      for (const role of roles) {
        if (role === "visitor") continue;
        accountOf.set(role, (await market.clients[role].call("users.me")).body.id);
      }
      for (const row of ownershipTable) {
        let before = await noticeCounts();
        await expectStatuses(
          row,
          () => true,
          async (role) => {
            const after = await noticeCounts();
            const account = accountOf.get(role) ?? "";
            const got = [row.name, row.thing, role, after.get(account)];
            if (!TOLD_ANYWAY.has(row.name)) {
              expect(got).toEqual([row.name, row.thing, role, before.get(account)]);
            }
            before = after;
          },
        );
      }
    },
  );
});

describe("what is over", () => {
  it("is answered as the table says", async () => {
    const { ids } = market;
    await app.sql`UPDATE uploads SET deleted_at = ${app.clock.now()} WHERE id = ${ids.looseRequestPhoto}`;
    await app.sql`UPDATE requests SET state = 'blocked' WHERE id = ${ids.open}`;
    for (const row of endedTable) await expectStatuses(row, () => true);
  });

  it("and was deleted answers like a missing one, by every endpoint to everybody", async () => {
    const unlike: unknown[] = [];
    let cells = 0;
    for (const row of ownershipTable.filter(({ thing }) => DELETED.has(thing))) {
      const { name, thing, statuses } = row;
      if (endedTable.some((ended) => ended.name === name && ended.thing === thing)) continue;
      for (const [at, role] of roles.entries()) {
        const ask = async (id?: string) =>
          answerOf(
            await market.clients[role].send(name, inputFor(market, name, thing, id), keyFor(name)),
          );
        const deleted = await ask();
        const missing = await ask(MISSING_ID);
        cells += 1;
        const isEarly = statuses[at] === 401 || statuses[at] === 403;
        if (
          !isDeepStrictEqual(deleted, missing) ||
          deleted.status !== (isEarly ? statuses[at] : 404)
        )
          unlike.push([name, thing, role, deleted.status, missing.status]);
      }
    }
    expect(unlike).toEqual([]);
    expect(cells).toBeGreaterThan(50);
  });
});

/** Calls for each role whose expected status counts, in the table's order. */
async function expectStatuses(
  row: OwnershipRow,
  counts: (status: number) => boolean,
  answered?: (role: Role) => Promise<void>,
): Promise<void> {
  for (const [at, role] of roles.entries()) {
    const expected = row.statuses[at] ?? 0;
    if (!counts(expected)) continue;
    const input = inputFor(market, row.name, row.thing);
    const answer = await market.clients[role].send(row.name, input, keyFor(row.name));
    const got = [row.name, row.thing, role, answer.status];
    expect(got, JSON.stringify(answer.error)).toEqual([row.name, row.thing, role, expected]);
    await answered?.(role);
  }
}

/** How many notices each person has, by account. */
async function noticeCounts(): Promise<Map<string, number>> {
  const rows = await app.sql<{ account_id: string; count: number }[]>`
    SELECT account_id, count(*)::int AS count FROM notifications GROUP BY account_id`;
  return new Map(rows.map((row) => [row.account_id, row.count]));
}

/** The header without which what spends is not even looked at. */
function keyFor(name: EndpointName): CallOptions {
  return registry[name].idempotent ? freshKey() : {};
}

/** Attempts are counted, staff's refusals logged and refusals kept by their key, whatever becomes of them. */
async function writtenRows(): Promise<Record<string, number>> {
  const counts = await rowCounts(app.sql);
  for (const kept of ["attempts", "staff_log", "idempotency_keys"]) delete counts[kept];
  return counts;
}
