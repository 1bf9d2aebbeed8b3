import { beforeAll, describe, expect, it } from "vitest";
import { registry } from "#contract/registry.ts";
import { missingThings } from "#test/contract/sample-input.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { freshKey, makeSignedInPro } from "#test/factories/market.ts";
import { changeFields, formFields, listFields, type FormField } from "./form-fields.ts";

// What the page says of a value and what the server says of it are the same sentence, or both nothing.

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

async function serverSays({ endpoint, field }: FormField, value: unknown): Promise<string | null> {
  const body = nested(field.split("."), value);
  const kind = field === "scope" || field === "reason" ? { kind: "scope" } : {};
  const input = {
    ...missingThings(endpoint),
    ...(endpoint === "quotes.changeOrders.create" ? kind : {}),
    ...body,
    [UNKNOWN]: true,
  };
  const client = registry[endpoint].access === "staff" ? staff : member;
  const answer = await client.send(endpoint, input, freshKey());
  expect(answer.status).toBe(422);
  const { fields } = answer.error;
  expect(fields).toHaveProperty(UNKNOWN);
  return fields?.[field]?.[0] ?? null;
}

function nested([step = "", ...rest]: string[], value: unknown): Record<string, unknown> {
  const inner = rest.length === 0 ? value : nested(rest, value);
  if (rest[0] === "0") return { [step]: [nested(rest.slice(1), value)] };
  return { [step]: inner };
}

const title = ({ endpoint, field }: FormField) => `${endpoint} ${field}`;
const named = (fields: readonly FormField[]) => fields.map((one) => [title(one), one] as const);

describe("page and server agree on", () => {
  it.each(named([...formFields, ...listFields, ...changeFields]))("%s", async (_, field) => {
    const page: [unknown, string | null][] = [];
    const server: [unknown, string | null][] = [];
    for (const value of field.values) {
      page.push([value, await field.says(value)]);
      server.push([value, await serverSays(field, value)]);
    }
    expect(server).toEqual(page);
    // A list of values that are all right, or all wrong, would show nothing.
    const verdicts = new Set(page.map(([, message]) => message === null));
    expect(verdicts.size).toBe(2);
  });
});
