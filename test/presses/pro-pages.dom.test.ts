import { describe, expect, it } from "vitest";
import { registry, type EndpointName, type Output } from "#contract/registry.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";
import { answering, ID, NOW } from "./answering.ts";
import { openPage } from "./open-page.tsx";
import { nameOf } from "./press-all.ts";
import { sampleOutput } from "./sample-output.ts";

const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;

/** Pages of a pro's work, and what is asked for on each. */
const pages: readonly (readonly [address: string, asks: EndpointName])[] = [
  ["/pro", "pro.today"],
  ["/pro/hires", "pro.hires"],
  ["/pro/schedule", "pro.schedule"],
  [`/quote?request_id=${ID}`, "pro.requests.get"],
  [`/pro/report?request_id=${ID}`, "pro.requests.get"],
  ["/pro/quotes", "quotes.list"],
  ["/pro/requests", "pro.requests"],
  ["/pro/report", "pro.report"],
  ["/pro/templates", "quotes.templates"],
  [`/pro/templates/${ID}`, "quotes.templates.get"],
  ["/pro/testimonials", "pro.testimonial.invitations"],
];

/** Pages of what customers see of a pro, which are there before the approval, too. */
const profilePages: readonly (readonly [address: string, asks: EndpointName])[] = [
  ["/pro/profile", "pro.profile"],
  ["/pro/portfolio", "pro.portfolio.own"],
  ["/pro/portfolio/new", "pro.profile"],
  ["/pro/certifications", "users.me.certifications.credentials"],
  ["/pro/certifications/name", "users.me.certifications.name"],
  ["/pro/certifications/business", "users.me.certifications.business"],
  ["/pro/certifications/credentials/new", "users.me.certifications.credentials"],
  [`/pro/certifications/credentials/${ID}`, "users.me.certifications.credentials.get"],
];

/** Opens it for a pro in that state; tells where they are then, and what was asked for. */
async function openAs(state: ProState | null, address: string) {
  const pro = state && { ...me.pro, state };
  const answer = answering({ "users.me": { pro } });
  const page = await openPage({ path: address, visitor, now: NOW, answer });
  return { place: page.router.state.location.href, asked: page.sent.map(nameOf) };
}

describe.each(pages)("%s", (address, asks) => {
  it("opens for an approved pro", async () => {
    const { place, asked } = await openAs("approved", address);
    expect(place).toBe(address);
    expect(asked).toContain(asks);
  });

  it("opens for a suspended one where the server still answers them", async () => {
    const isAnswered = registry[asks].access === "pro_at_work";
    const { place, asked } = await openAs("suspended", address);
    expect(place).toBe(isAnswered ? address : "/pro");
    expect(asked.includes(asks)).toBe(isAnswered);
  });

  it.each(["pending", "rejected", null] as const)(
    "leads one who is %s to the application",
    async (state) => {
      const { place, asked } = await openAs(state, address);
      expect(place).toBe("/pro/apply");
      expect(asked).not.toContain(asks);
    },
  );
});

it("opens a work of the portfolio for editing, and none that is not theirs", async () => {
  const given = sampleOutput("pro.portfolio.own") as Output<"pro.portfolio.own">;
  const items = given.items.slice(0, 1).map((one) => ({ ...one, id: ID, title: "거실 도배" }));
  const answer = answering({ "users.me": { pro: me.pro }, "pro.portfolio.own": { items } });
  const heading = async (id: string) => {
    await openPage({ path: `/pro/portfolio/${id}`, visitor, now: NOW, answer });
    return document.querySelector("main h1")?.textContent;
  };
  expect(await heading(ID)).toBe("작업 수정");
  expect(await heading("01900000-0000-7000-8000-00000000eeee")).toBe("찾는 화면이 없어요");
});

describe.each(profilePages)("%s", (address, asks) => {
  it.each(["approved", "pending", "rejected", "suspended"] as const)(
    "opens for one who is %s",
    async (state) => {
      const { place, asked } = await openAs(state, address);
      expect(place).toBe(address);
      expect(asked).toContain(asks);
    },
  );

  it("leads who has no profile to the application", async () => {
    const { place, asked } = await openAs(null, address);
    expect(place).toBe("/pro/apply");
    if (asks !== "pro.profile") expect(asked).not.toContain(asks);
  });

  it("leads who is not logged in to the login, and back", async () => {
    const guest = { authenticated: false, userType: "visitor" } as const;
    const page = await openPage({ path: address, visitor: guest, now: NOW, answer: answering({}) });
    expect(page.router.state.location.href).toBe(`/login?next=${encodeURIComponent(address)}`);
    expect(page.sent.map(nameOf)).not.toContain(asks);
  });
});

it("shows a suspended pro the quotes of what runs", async () => {
  const { items } = sampleOutput("quotes.list") as Output<"quotes.list">;
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "suspended" } },
    "quotes.list": {
      items: items.slice(0, 1).map((one) => ({ ...one, id: "1" })),
      next: null,
      counts: null,
    },
  });
  await openPage({ path: "/pro/quotes", visitor, now: NOW, answer });
  const main = document.querySelector("main");
  expect(main?.textContent).toContain("진행 중인 일의 견적만 보여요");
  expect(main?.querySelector('a[href="/quote?id=1"]')).not.toBeNull();
});

it("leads a suspended pro to no new work where nothing runs", async () => {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "suspended" } },
    "quotes.list": { items: [], next: null, counts: null },
  });
  await openPage({ path: "/pro/quotes", visitor, now: NOW, answer });
  const main = document.querySelector("main");
  expect(main?.textContent).toContain("진행 중인 일의 견적만 보여요");
  expect(main?.textContent).toContain("진행 중인 일의 견적이 없어요");
  expect(main?.querySelector('a[href^="/pro/requests"]')).toBeNull();
});
