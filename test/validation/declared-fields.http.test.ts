import { beforeAll, describe, expect, it } from "vitest";
import { registry } from "#contract/registry.ts";
import { everyRule } from "#domain/validation/every-rule.ts";
import { lineRule } from "#domain/validation/line-rule.ts";
import * as ko from "#domain/validation/messages/ko.ts";
import { ruleLineFaults } from "#domain/validation/rule-line-faults.ts";
import { missingThings } from "#test/contract/sample-input.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { freshKey, makeSignedInPro } from "#test/factories/market.ts";
import { declaredFields, type DeclaredField } from "./declared-fields.ts";

// Every field with a rule that the contract declares, at the edges of its rule: derived, so a new field is among
// them as soon as it is declared.

let app: TestApp;
let member: TestClient;
let staff: TestClient;

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00.000Z");
  member = (await makeSignedInPro(app)).client;
  staff = await app.as(await makeAccount(app, { role: "staff" }));
});

/** A field that no endpoint knows: with it nothing is ever done, whatever else is right. */
const UNKNOWN = "not_a_field";

async function serverSays(field: DeclaredField, value: unknown): Promise<string | null> {
  const { endpoint, path, bodyWith } = field;
  const input = {
    ...missingThings(endpoint),
    ...(bodyWith(value) as object),
    [UNKNOWN]: true,
  };
  const client = registry[endpoint].access === "staff" ? staff : member;
  const answer = await client.send(endpoint, input, freshKey());
  expect(answer.status).toBe(422);
  const { fields } = answer.error;
  expect(fields).toHaveProperty([UNKNOWN]);
  return fields?.[path.join(".")]?.[0] ?? null;
}

const fields = declaredFields().map(
  (field) => [`${field.endpoint} ${field.path.join(".")}`, field] as const,
);

describe("a declared field", () => {
  it.each(fields)("%s is judged by the server as its rule says", async (_, field) => {
    const said: [unknown, string | null][] = [];
    for (const value of field.values) said.push([value, await serverSays(field, value)]);
    expect(said).toEqual(field.values.map((value) => [value, field.rule(value)]));
  });

  it.each(fields)("%s has a line of rules with the same verdicts", (_, { rule, values }) => {
    expect(rule.line).not.toBe("");
    expect(ruleLineFaults(rule.line, [])).toEqual([]);
    const byLine = lineRule(rule.line, rule.field, { messages: ko, catalogue: everyRule });
    const verdicts = (one: typeof rule) => values.map((value) => [value, one(value) === null]);
    expect(verdicts(byLine)).toEqual(verdicts(rule));
    // Values that are all right, or all wrong, would show nothing.
    const right = values.filter((value) => rule(value) === null);
    expect(right).not.toHaveLength(0);
    expect(right).not.toHaveLength(values.length);
  });

  it("is not one of a few", () => {
    expect(new Set(fields.map(([, { endpoint }]) => endpoint)).size).toBeGreaterThan(40);
  });
});
