import { describe, expect, it, onTestFinished } from "vitest";
import { fullTitle } from "#domain/brand/name.ts";
import { answering, ID, NOW } from "./answering.ts";
import { rememberReferrer } from "#web/platform/navigation/referrer.ts";
import { press } from "./controls.ts";
import { ORIGIN } from "./dom.ts";
import { leftFor } from "./left-for.ts";
import { openPage } from "./open-page.tsx";

const visitor = { authenticated: false, userType: "visitor" } as const;

const open = (path: string) => openPage({ path, visitor, now: NOW, answer: answering({}) });

const backButton = () =>
  document.querySelector<HTMLElement>("header button[aria-label='뒤로 가기']");

it.each([
  ["/help", "도움말"],
  ["/support", "고객센터"],
  ["/business-info", "사업자 정보"],
  ["/categories", "모든 서비스"],
  ["/popular-services", "많이 찾는 서비스"],
  ["/prices", "서비스별 가격"],
])("calls %s in the browser's tab as its heading does: %s", async (path, name) => {
  await open(path);
  expect(document.querySelector("h1")?.textContent).toBe(name);
  expect(document.title).toBe(fullTitle(name));
});

describe("the way back of who opened the page from elsewhere", () => {
  const goBack = async (from: string) => {
    rememberReferrer(from);
    onTestFinished(() => rememberReferrer(""));
    const went = leftFor();
    await open("/help/answered");
    press(backButton() ?? document.body);
    return went;
  };

  it("leads to the page of ours that they came from, as it was asked for", async () => {
    expect(await goBack(`${ORIGIN}/search?q=이사#list`)).toEqual([
      `/search?q=${encodeURIComponent("이사")}#list`,
    ]);
  });

  it("leads home where they came from somebody else's", async () => {
    expect(await goBack("https://example.com/found")).toEqual(["/"]);
  });
});

it.each([
  "/services/wallpaper",
  "/services/wallpaper/11680",
  "/prices/wallpaper",
  "/help/answered",
  `/pros/${ID}`,
  "/support",
])("has on phones a way back from %s to the page before", async (path) => {
  const page = await open("/categories");
  expect(backButton()).toBeNull();
  await page.router.navigate({ href: path });
  await page.settle();
  expect(page.router.state.location.pathname).toBe(path);
  const back = backButton();
  if (!back) throw new Error(`no way back from ${path}`);
  press(back);
  await page.settle();
  expect(page.router.state.location.pathname).toBe("/categories");
});
