import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { sampleProHire } from "../../samples/hires.ts";
import { answering, refusal, ID, NOW } from "../answering.ts";
import { openPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const me = sampleOutput("users.me") as Output<"users.me">;
const overview = sampleOutput("subscriptions.overview") as Output<"subscriptions.overview">;
const OTHER_ID = "01900000-0000-7000-8000-000000000009";
const NOT_THERE = "찾는 화면이 없어요";

type Given = Parameters<typeof answering>[0];

/** Where somebody is after they went to a page: its path, and its title. */
async function arriveAt(path: string, userType: "customer" | "pro" | "staff", given: Given = {}) {
  const visitor = { authenticated: true, userType };
  const answer = answering({ "users.me": { pro: null, phone_verified: true }, ...given });
  const page = await openPage({ path, visitor, now: NOW, answer });
  return { path: decodeURIComponent(page.router.state.location.href), title: document.title };
}

describe("who has no pro profile is led to where it begins", () => {
  it.each(["/pro/certifications", "/pro/portfolio", "/pro/portfolio/new", "/pro/requests"])(
    "from %s",
    async (path) => {
      expect((await arriveAt(path, "customer")).path).toBe("/pro/apply");
    },
  );
});

describe("staff are led to the back office", () => {
  it.each(["/requests", "/membership/refunds", "/pro/requests", "/membership"])(
    "from %s",
    async (path) => {
      const secondFactor = { state: "passed", permissions: [] };
      const led = await arriveAt(path, "staff", { "staff.secondFactor": secondFactor });
      expect(led.path).toBe("/staff");
    },
  );

  it("where the second step comes first, and they come back after it", async () => {
    const open = { "staff.secondFactor": { state: "open", means: "authenticator" } };
    const { path } = await arriveAt(`/staff/refunds/${ID}`, "staff", open);
    expect(path).toBe(`/staff/second-factor?next=/staff/refunds/${ID}`);
  });

  it("where it is asked for anew when it has run out meanwhile", async () => {
    const { path } = await arriveAt(`/staff/refunds/${ID}`, "staff", {
      "staff.secondFactor": { state: "passed", permissions: ["refunds"] },
      "staff.refunds.get": () => refusal("second_factor_required"),
    });
    expect(path).toBe(`/staff/second-factor?next=/staff/refunds/${ID}`);
  });

  it("of which others see nothing", async () => {
    expect((await arriveAt("/staff", "customer")).title).toContain(NOT_THERE);
  });
});

describe("a membership", () => {
  const bought = { ...overview, membership: null, purchase: null };

  it("is bought only with a phone that was verified, and goes on after that", async () => {
    const { path } = await arriveAt(`/membership/buy?product_id=${ID}`, "customer", {
      "users.me": { pro: null, phone_verified: false },
    });
    expect(path).toBe(`/verify-phone?next=/membership/buy?product_id=${ID}`);
  });

  it("is chosen first, and only among those that there are", async () => {
    const given = { "subscriptions.overview": bought };
    expect((await arriveAt("/membership/buy", "customer", given)).path).toBe("/membership/plans");
    const other = await arriveAt(`/membership/buy?product_id=${OTHER_ID}`, "customer", given);
    expect(other.title).toContain(NOT_THERE);
  });

  it("is left only by who may leave it", async () => {
    const given = { "subscriptions.overview": { ...overview, actions: [] } };
    expect((await arriveAt("/membership/leave", "customer", given)).path).toBe("/membership");
  });
});

it.each([
  ["customer", "/requests"],
  ["pro", "/pro/quotes"],
] as const)("the address of no quote leads a %s to their own", async (userType, list) => {
  const pro = { ...me.pro, state: "approved" };
  const led = await arriveAt("/quote", userType, { "users.me": { pro, phone_verified: true } });
  expect(led.path).toBe(list);
});

it.each([
  ["the request that a quote is written for", `/quote?request_id=${ID}`],
  ["a quote", `/quote?id=${ID}`],
])("%s is not there when nobody has it", async (_, path) => {
  const { title } = await arriveAt(path, "pro", {
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "pro.requests.get": () => refusal("not_found"),
    "quotes.get": () => refusal("not_found"),
  });
  expect(title).toContain(NOT_THERE);
});

describe("the page of a moment of a hire", () => {
  const titleOf = async (moment: string) => {
    const hire = sampleProHire({ state: "hired", completed_at: null, reviewed_at: null });
    return (await arriveAt(`/pro/hires/${ID}/${moment}`, "pro", { "pro.hires.get": hire })).title;
  };

  it("is there once the moment has come", async () => {
    expect(await titleOf("hired")).toContain("고객이 나를 고용했어요");
  });

  it.each(["completed", "reviewed"])("is not there before it has: %s", async (moment) => {
    expect(await titleOf(moment)).toContain(NOT_THERE);
  });

  it.each(["published", "first-quote", "other"])("is not there for a pro: %s", async (moment) => {
    expect(await titleOf(moment)).toContain(NOT_THERE);
  });
});

it("a piece that is not one's own is not there to be changed", async () => {
  const { title } = await arriveAt(`/pro/portfolio/${OTHER_ID}`, "pro", {
    "users.me": { pro: { ...me.pro, state: "approved" } },
  });
  expect(title).toContain(NOT_THERE);
});

it("who offers no consultation is asked for none", async () => {
  const { title } = await arriveAt(`/pros/${ID}/consultation`, "customer", {
    "pro.get": { offers_consultation: false },
  });
  expect(title).toContain(NOT_THERE);
});
