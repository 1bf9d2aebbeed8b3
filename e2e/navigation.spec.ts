import type { Page } from "@playwright/test";
import { arrive, expect, hydrated, test } from "./journey.ts";
import { publish } from "./scene.ts";

const SEARCH = "/search?q=%EC%9D%B4%EC%82%AC%26b%3D1";

test.describe("the way out of a form", () => {
  async function leave(page: Page, referer: string): Promise<void> {
    await page.goto("/login", { referer });
    await hydrated(page);
    await page.getByRole("button", { name: "나가기" }).click();
  }

  test("leads back to the referrer, its query and all", async ({ page, baseURL }) => {
    await leave(page, `${baseURL}${SEARCH}`);
    await expect(page).toHaveURL(`${baseURL}${SEARCH}`);
    await leave(page, `${baseURL}/popular-services`);
    await expect(page).toHaveURL(`${baseURL}/popular-services`);
  });

  test("leads home from another host, from the page itself and from nowhere", async ({
    page,
    baseURL,
  }) => {
    const { host, port } = new URL(baseURL ?? "");
    const foreign = [
      "https://evil.example/search?q=a",
      `http://${host}.evil.example/`,
      `http://127.0.0.1:${port}/search`,
      `${baseURL}/login`,
      "",
    ];
    for (const referer of foreign) {
      await leave(page, referer);
      await expect(page, referer).toHaveURL(`${baseURL}/`);
    }
  });

  test("leads from a request back to where the person came from, and else to its service", async ({
    page,
    baseURL,
  }) => {
    for (const [referer, back] of [
      [`${baseURL}${SEARCH}`, SEARCH],
      ["", "/services/aircon-cleaning"],
    ] as const) {
      await page.goto("/request/aircon-cleaning", { referer });
      await hydrated(page);
      await page.getByRole("button", { name: "나가기" }).click();
      await expect(page).toHaveURL(`${baseURL}${back}`);
    }
  });

  test("leads back over moves inside the app too", async ({ page, baseURL }) => {
    await arrive(page, SEARCH);
    await page.getByRole("link", { name: "로그인" }).click();
    await page.getByRole("button", { name: "나가기" }).click();
    await expect(page).toHaveURL(`${baseURL}${SEARCH}`);
  });
});

test.describe("while a page is late", () => {
  /** Holds back what matches until it is told to go on, and tells when the person sees that they wait. */
  async function holdBack(page: Page, what: RegExp) {
    const gate = Promise.withResolvers<void>();
    await page.route(what, async (route) => {
      await gate.promise;
      await route.continue();
    });
    const progress = page.locator("#main").locator("xpath=..").locator("> [aria-hidden=true]");
    return {
      seen: () => expect(progress).toHaveCSS("opacity", "1"),
      goOn: () => gate.resolve(),
    };
  }

  test("the one before stays until its code is there", async ({ page }) => {
    const code = await holdBack(page, /\/assets\/later-routes-[^/]*\.js$/);
    await arrive(page, SEARCH);
    await page.getByRole("link", { name: "로그인" }).click();
    await code.seen();
    await expect(page).toHaveTitle("‘이사&b=1’ 검색 결과 · 솜씨");
    code.goOn();
    await expect(page.getByRole("heading", { level: 1, name: "로그인" })).toBeFocused();
    await expect(page).toHaveTitle("로그인 · 솜씨");
  });

  test("no title denies it, and the field that somebody went on to keeps the focus", async ({
    page,
  }) => {
    await arrive(page, "/popular-services");
    const answer = await holdBack(page, /\/api2\/services\/move-in-cleaning\/?$/);
    await page.getByRole("main").getByRole("link", { name: "입주청소" }).click();
    await answer.seen();
    await expect(page).toHaveTitle("솜씨");
    const words = page.getByRole("banner").getByRole("combobox");
    await words.fill("도배");
    answer.goOn();
    await expect(page).toHaveTitle("입주청소 견적 · 솜씨");
    await expect(words).toBeFocused();
    await expect(words).toHaveAttribute("aria-expanded", "true");
  });
});

test.describe("after the login", () => {
  async function logIn(page: Page): Promise<void> {
    await page.getByRole("textbox", { name: "이메일" }).fill("customer@demo.somssi.kr");
    await page.getByRole("textbox", { name: "비밀번호" }).fill("somssi-demo-1!");
    await page.getByRole("button", { name: "로그인", exact: true }).click();
  }

  test("a person is where they were", async ({ page, baseURL }) => {
    await arrive(page, SEARCH);
    await page.getByRole("link", { name: "로그인" }).click();
    await logIn(page);
    await expect(page).toHaveURL(`${baseURL}${SEARCH}`);
    await expect(page.getByRole("link", { name: "내 정보" }).first()).toBeVisible();
  });

  test("a person is where they wanted to go", async ({ page, baseURL }) => {
    const wanted = "/verify-phone?next=%2Fsearch%3Fq%3Da%2526b";
    await arrive(page, wanted);
    await expect(page.getByRole("heading", { level: 1, name: "로그인" })).toBeVisible();
    await logIn(page);
    await expect(page).toHaveURL(baseURL + wanted);
  });

  test("nobody is led to another host", async ({ page, baseURL }) => {
    await arrive(page, "/login?next=%2F%2Fevil.example");
    await logIn(page);
    await expect(page).toHaveURL(`${baseURL}/`);
  });
});

test.describe("who a page is for", () => {
  // 정선군: no other journey works there.
  const REGION = "51770";

  test("is read from the page, whatever cookies there are", async ({ market, page, baseURL }) => {
    const person = await market.account({ name: "차은우" });
    await publish(person, REGION);
    const html = page.locator("html");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const session = (value: string) => ({ name: "sessionid", value, url: baseURL ?? "" });

    await page.context().addCookies([session("0".repeat(43))]);
    await arrive(page, "/popular-services");
    await expect(html).toHaveAttribute("data-authenticated", "false");

    // A session that would be right does not change a page that was rendered for nobody.
    await page.context().addCookies([session(person.cookies.sessionid ?? "")]);
    await page.getByRole("link", { name: "솜씨" }).first().click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(html).toHaveAttribute("data-authenticated", "false");
    await expect(html).toHaveAttribute("data-user-type", "visitor");
    await expect(page.getByRole("link", { name: "로그인" })).toBeVisible();
    expect(asked.filter((path) => /users\/me|\/events/.test(path))).toEqual([]);

    await page.reload();
    await expect(html).toHaveAttribute("data-authenticated", "true");
    await expect(html).toHaveAttribute("data-user-type", "customer");
  });
});
