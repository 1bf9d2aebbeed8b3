import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { type EndpointName, registry } from "#contract/registry.ts";
import { checkInput } from "#server/platform/http/check-input.ts";
import { Refusal } from "#server/platform/refusal.ts";
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

describe("what was left out", () => {
  const left = async (endpoint: EndpointName, client: TestClient) => {
    const answer = await client.send(endpoint, missingThings(endpoint), freshKey());
    expect(answer.status).toBe(422);
    return answer.error.fields ?? {};
  };

  it.each([
    ["quotes.templates.create", "name", "템플릿 이름을 입력해 주세요."],
    ["quotes.templates.create", "message", "고객에게 보낼 글을 입력해 주세요."],
    ["quotes.templates.create", "valid_days", "견적 유효 기간을 입력해 주세요."],
    ["quotes.templates.create", "items", "항목을 하나 이상 적어 주세요."],
    ["quotes.templates.create", "unit", "견적 단위를 입력해 주세요."],
    ["quotes.create", "request_id", "요청을 입력해 주세요."],
    ["search.suggest", "q", "검색어를 입력해 주세요."],
    ["users.exist", "email", "이메일 주소를 입력해 주세요."],
    ["auth.login", "password", "비밀번호를 입력해 주세요."],
    ["requests.create", "form_version", "꼭 있어야 하는 값이에요. 넣어서 다시 보내 주세요."],
  ] as const)("of %s %s is asked for", async (endpoint, field, said) => {
    expect((await left(endpoint, member))[field]).toEqual([said]);
  });

  it("is asked for everywhere in place of a form that is right", () => {
    const wrong = Object.entries(registry).flatMap(([name, spec]) =>
      [spec.query, spec.body].flatMap((schema) => {
        try {
          checkInput(schema ?? z.object({}), {});
          return [];
        } catch (error) {
          const fields = error instanceof Refusal ? (error.fields ?? {}) : {};
          return Object.entries(fields).flatMap(([field, messages]) =>
            field !== "_" && messages.some((one) => one.includes("형식"))
              ? [`${name} ${field}`]
              : [],
          );
        }
      }),
    );
    expect(wrong).toEqual([]);
  });
});
