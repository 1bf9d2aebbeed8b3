import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeSignedInPro, type SignedInPro } from "#test/factories/market.ts";
import { makeTemplate, templateBody } from "#test/factories/templates.ts";

let app: TestApp;
let pro: SignedInPro;
let other: SignedInPro;

beforeAll(async () => {
  app = await testApp();
  pro = await makeSignedInPro(app);
  other = await makeSignedInPro(app);
});

describe("quotes.templates", () => {
  it("keeps what was typed and lists the one changed last first", async () => {
    const { client } = await makeSignedInPro(app);
    expect((await client.call("quotes.templates")).body).toEqual({ items: [] });
    const first = await makeTemplate(client, { name: " 가 ", service: "move-in-cleaning" });
    app.clock.advance(1_000);
    const second = await makeTemplate(client, { name: "나" });
    app.clock.advance(1_000);
    const listed = (await client.call("quotes.templates")).body.items;
    expect(listed.map(({ id }) => id)).toEqual([second, first]);
    expect(listed[1]).toEqual({
      ...templateBody(),
      items: templateBody().items.map((item) => ({ ...item, standard: null })),
      id: first,
      name: "가",
      service: { slug: "move-in-cleaning", name: "입주청소" },
      total: 250_000,
      updated_at: expect.stringMatching(/\+09:00$/),
    });
    await client.call("quotes.templates.edit", { templateId: first, ...templateBody() });
    const again = (await client.call("quotes.templates")).body.items;
    expect(again.map(({ name }) => name)).toEqual(["24평 입주청소", "나"]);
  });

  it("keeps all of what was changed", async () => {
    const { client } = await makeSignedInPro(app);
    const templateId = await makeTemplate(client);
    const changed = {
      name: "30평 입주청소",
      service: "move-in-cleaning",
      unit: "hour" as const,
      items: [
        { name: "거실", inclusion: "included" as const, amount: 30_000, standard: null },
        { name: "새집 냄새", inclusion: "extra" as const, amount: 10_000, standard: null },
      ],
      extra_ceiling: 20_000,
      valid_days: 7,
      message: "다시 쓴 글이에요.",
    };
    await client.call("quotes.templates.edit", { templateId, ...changed });
    expect((await client.call("quotes.templates.get", { templateId })).body).toMatchObject({
      ...changed,
      service: { slug: changed.service },
      total: 30_000,
    });
  });

  it("keeps which standard lines its service has, and for any service what was chosen", async () => {
    const { client } = await makeSignedInPro(app);
    const items = [
      { name: "집 전체", inclusion: "included" as const, amount: 1, standard: "whole" },
      { name: "사다리차", inclusion: "included" as const, amount: 1, standard: "ladder-truck" },
    ];
    const standards = async (templateId: string) => {
      const { body } = await client.call("quotes.templates.get", { templateId });
      return body.items.map(({ standard }) => standard);
    };
    const forOne = await makeTemplate(client, { name: "하나", service: "move-in-cleaning", items });
    expect(await standards(forOne)).toEqual(["whole", null]);
    const forAny = await makeTemplate(client, { name: "모두", items });
    expect(await standards(forAny)).toEqual(["whole", "ladder-truck"]);
  });

  it("is found beside the quotes, by the static word of its path", async () => {
    const answer = await pro.client.raw({ method: "GET", url: "/api/v2/quotes/templates" });
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveProperty("items");
  });

  it("says which field is wrong", async () => {
    const wrong = templateBody({
      name: "가".repeat(31),
      valid_days: 31,
      items: [{ name: "", inclusion: "included", amount: 1 }],
    });
    const answer = await pro.client.call("quotes.templates.create", wrong);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.fields ?? {})).toEqual(
      expect.arrayContaining(["name", "valid_days", "items.0.name"]),
    );
  });

  it.each([
    ["an unknown service", { service: "no-such-service" }, "service"],
    ["a ceiling below an extra", { extra_ceiling: 49_999 }, "extra_ceiling"],
    ["no items", { items: [] }, "items"],
    ["a name of signs without width", { name: "\u200b\u200b" }, "name"],
  ])("refuses %s", async (_case, changes, field) => {
    const answer = await pro.client.call("quotes.templates.create", templateBody(changes));
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([422, [field]]);
  });

  it("keeps a name once for each pro", async () => {
    await makeTemplate(pro.client, { name: "기본" });
    await makeTemplate(other.client, { name: "기본" });
    const again = await pro.client.call(
      "quotes.templates.create",
      templateBody({ name: " 기본\n".normalize("NFD") }),
    );
    expect([again.status, again.error.code]).toEqual([409, "template_exists"]);
    expect(again.error.fields).toHaveProperty("name");
    const templateId = await makeTemplate(pro.client, { name: "기본 2" });
    const renamed = { templateId, ...templateBody({ name: "기본" }) };
    const edit = await pro.client.call("quotes.templates.edit", renamed);
    expect([edit.status, edit.error.code]).toEqual([409, "template_exists"]);
    // Its own name is no other's.
    const same = { templateId, ...templateBody({ name: "기본 2", valid_days: 30 }) };
    expect((await pro.client.call("quotes.templates.edit", same)).body.valid_days).toBe(30);
  });

  it("stops at thirty, also when two are kept at once", async () => {
    const { client } = await makeSignedInPro(app);
    for (let n = 1; n < 30; n += 1) await makeTemplate(client, { name: `${n}번` });
    const answers = await Promise.all(
      ["서른", "서른하나"].map((name) =>
        client.call("quotes.templates.create", templateBody({ name })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe("template_limit");
  });

  it("deletes for good", async () => {
    const templateId = await makeTemplate(pro.client, { name: "지울 것" });
    expect((await pro.client.call("quotes.templates.delete", { templateId })).status).toBe(200);
    for (const name of ["quotes.templates.get", "quotes.templates.delete"] as const) {
      expect((await pro.client.call(name, { templateId })).status).toBe(404);
    }
  });

  it("hides a template from other pros", async () => {
    const templateId = await makeTemplate(pro.client, { name: "내 것" });
    const body = templateBody({ name: "남의 것" });
    for (const answer of [
      await other.client.call("quotes.templates.get", { templateId }),
      await other.client.call("quotes.templates.edit", { templateId, ...body }),
      await other.client.call("quotes.templates.delete", { templateId }),
    ]) {
      expect([answer.status, answer.error.code]).toEqual([404, "not_found"]);
    }
    const mine = await pro.client.call("quotes.templates.get", { templateId });
    expect(mine.body.name).toBe("내 것");
  });

  it("asks for a pro", async () => {
    expect((await app.visitor().call("quotes.templates")).status).toBe(401);
  });
});
