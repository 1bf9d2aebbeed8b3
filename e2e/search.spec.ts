import { arrive, expect, hydrated, test } from "./journey.ts";

test("finding a pro by half a word, filters and the way back", async ({ page }) => {
  await arrive(page, "/");
  const words = page.getByRole("main").getByRole("combobox");
  await words.focus();
  await page.keyboard.type("입주처");
  const cleaning = page.getByRole("option", { name: "입주청소" });
  await expect(cleaning).toBeVisible();
  await expect(words).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(cleaning).toHaveAttribute("aria-selected", "true");
  await expect(words).toHaveAttribute(
    "aria-activedescendant",
    (await cleaning.getAttribute("id")) ?? "",
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/move-in-cleaning");

  const bar = page.getByRole("banner").getByRole("combobox");
  await bar.focus();
  // What was chosen is kept on the device, until it is told to go.
  await page.getByRole("button", { name: "‘입주청소’ 지우기" }).click();
  await expect(page.getByRole("option", { name: "입주청소" })).toHaveCount(1);
  await bar.fill("dltk");
  await bar.press("Enter");
  await expect(page).toHaveURL("/search?q=dltk");
  await expect(page.getByText("‘dltk’ 대신 ‘이사’를 찾았어요.")).toBeVisible();

  const filters = page.getByRole("form", { name: "필터" });
  const pros = page.getByRole("list", { name: "찾은 고수" }).getByRole("article");
  await filters.getByLabel("가장 낮은 금액").fill("500000");
  await filters.getByLabel("가장 높은 금액").fill("5000");
  await expect(filters.getByText("가장 낮은 금액이 가장 높은 금액보다 커요.")).toBeVisible();
  await filters.getByLabel("가장 높은 금액").fill("5000000");
  await filters.getByLabel("가장 높은 금액").press("Enter");
  await expect(page).toHaveURL("/search?q=dltk&min_price=500000&max_price=5000000");
  await filters.getByLabel("바로 가능한 고수만").check();
  await expect(page.getByRole("link", { name: "바로 가능 해제" })).toBeVisible();
  await page.getByRole("link", { name: "50만 원부터 500만 원까지 해제" }).click();
  await expect(page).toHaveURL("/search?q=dltk&available=true");
  await expect(filters.getByLabel("가장 낮은 금액")).toHaveValue("");

  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
  const shown = await pros.allInnerTexts();
  const last = pros.nth(shown.length - 1).getByRole("link");
  const name = await last.innerText();
  await last.scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/search?q=dltk&available=true");
  // Scrolling has loaded more of them.
  const again = async () => (await pros.allInnerTexts()).slice(0, shown.length);
  await expect.poll(again).toEqual(shown);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(height);
  await page.goBack();
  await expect(page.getByRole("link", { name: "50만 원부터 500만 원까지 해제" })).toBeVisible();
});

test("an Enter that ends a composed syllable neither searches nor chooses", async ({ page }) => {
  await arrive(page, "/");
  const words = page.getByRole("main").getByRole("combobox");
  await words.focus();
  await page.keyboard.type("입주");
  await expect(page.getByRole("option", { name: "입주청소" })).toBeVisible();
  const input = await page.context().newCDPSession(page);
  await input.send("Input.imeSetComposition", { text: "청", selectionStart: 1, selectionEnd: 1 });
  await expect(words).toHaveValue("입주청");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(words).toBeFocused();
  await expect(words).toHaveValue("입주청");
  await expect(words).not.toHaveAttribute("aria-activedescendant", /./);
  await input.send("Input.insertText", { text: "청" });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent("입주청")}`);
});

test("a guest who finds no service says so in two presses", async ({ page }) => {
  await arrive(page, "/");
  const words = page.getByRole("main").getByRole("combobox");
  await words.focus();
  await page.keyboard.type("쀍쀍 방제");
  await page.getByRole("option", { name: "찾는 서비스가 없나요?" }).click();
  await expect(page).toHaveURL(/\/search\?q=.+#service-wish$/);
  const wish = page.getByRole("textbox", { name: "찾는 서비스" });
  await expect(wish).toHaveValue("쀍쀍 방제");
  await expect(wish).toBeFocused();
  await wish.fill("");
  await page.getByRole("button", { name: "보내기" }).click();
  await expect(page.getByText("찾는 서비스를 입력해 주세요.")).toBeVisible();
  await wish.fill("쀍쀍 방제");
  await page.getByRole("button", { name: "보내기" }).click();
  await expect(page.getByText("알려 주셔서 고마워요")).toBeVisible();

  // Beside what was found it waits folded.
  await arrive(page, "/search?q=청소");
  await page.getByRole("button", { name: "찾는 서비스가 없나요?" }).click();
  await expect(page.getByRole("textbox", { name: "찾는 서비스" })).toHaveValue("청소");
});

test("who finds nobody is told so at once: nothing comes between them and what they press", async ({
  page,
}) => {
  await page.addInitScript(watchForGaps);
  await arrive(page, "/");
  const words = page.getByRole("main").getByRole("combobox");
  await words.focus();
  await page.keyboard.type("쀍쀍 방제");
  await page.getByRole("option", { name: "찾는 서비스가 없나요?" }).click();
  await expect(page.getByText("맞는 고수를 찾지 못했어요")).toBeVisible();

  await arrive(page, "/search?q=청소");
  const filters = page.getByRole("form", { name: "필터" });
  await filters.getByLabel("가장 낮은 금액").fill("90000000");
  // They are counted once the filters live.
  await expect(filters.getByText(/바로 가능한 고수만 \(\d/)).toBeVisible();
  await filters.getByLabel("가장 낮은 금액").press("Enter");
  await expect(page.getByText("맞는 고수를 찾지 못했어요")).toBeVisible();
});

/** Runs in a page: complains of a wish that stands under neither pros nor the word that there are none. */
function watchForGaps(): void {
  new MutationObserver(() => {
    if (document.getElementById("service-wish") === null) return;
    if (document.querySelector("main article") !== null) return;
    if (document.body.innerText.includes("맞는 고수를 찾지 못했어요")) return;
    console.error("nothing stands above the wish");
  }).observe(document, { childList: true, subtree: true });
}

test("filters chosen one after the other on a slow line all count", async ({ market, open }) => {
  for (const { who, path, calls, first, second, both, dimmed } of [
    {
      who: null,
      path: "/search?q=청소",
      calls: /\/api2\/search\/pro\?/,
      first: ["분야", "moving-cleaning"],
      second: ["평점", "4.5"],
      both: /category=moving-cleaning&min_rating=4\.5/,
      dimmed: "main div[aria-busy=true]",
    },
    {
      who: "pro@demo.somssi.kr",
      path: "/pro/requests",
      calls: /\/api\/v2\/pro\/requests\/\?/,
      first: ["서비스", "house-cleaning"],
      second: ["마감", "today"],
      both: /service=house-cleaning&deadline=today/,
      dimmed: "ul[aria-label='받은 요청']",
    },
  ] as const) {
    const page = await open(who === null ? undefined : await market.demo(who));
    await page.clock.install();
    await arrive(page, path);
    await hydrated(page);
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(calls, async (route) => {
      await isReleased;
      await route.continue();
    });
    const choice = (label: string) =>
      page.getByRole("combobox", { name: label, exact: true }).filter({ visible: true });
    await choice(first[0]).selectOption(first[1]);
    // Longer than a page may be late before another stands in for it.
    await page.clock.runFor(2_000);
    await choice(second[0]).selectOption(second[1]);
    await expect(page).toHaveURL(both);
    // What was chosen stays chosen while its list is on its way.
    await expect(choice(first[0])).toHaveValue(first[1]);
    await expect(choice(second[0])).toHaveValue(second[1]);
    await expect(page.locator(dimmed)).toHaveCSS("opacity", "0.5");
    release();
    await expect(choice(first[0])).toHaveValue(first[1]);
    await expect(page.getByRole("main").getByRole("list").first()).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("while another order is on its way, what stands above the list keeps its place", async ({
  page,
}) => {
  await arrive(page, "/search?q=입주청소");
  const main = page.getByRole("main");
  const offer = main.getByRole("link", { name: "견적 받기" }).first();
  const list = main.getByRole("list", { name: "찾은 고수" });
  await expect(offer).toBeVisible();
  const before = await list.boundingBox();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\/api2\/search\/pro\?/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await main.getByRole("combobox", { name: "정렬" }).selectOption("reviews");
  await expect(page).toHaveURL(/sort=reviews/);
  await expect(main.locator("[aria-busy=true]")).toBeVisible();
  await expect(offer).toBeVisible();
  expect(await list.boundingBox()).toEqual(before);
  release(undefined);
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
  expect((await list.boundingBox())?.y).toBe(before?.y);
});

test("words that name no service or no place are told, and nothing is offered by a guess", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await arrive(page, "/search?q=입주청소 쀍쀍");
  await expect(main.getByText("‘쀍쀍’은 찾지 못해 빼고 찾았어요.")).toBeVisible();
  await expect(main.getByRole("button", { name: "지역 전국" })).toBeVisible();
  await main.getByRole("button", { name: "지역 고르기" }).click();
  const place = main.getByRole("searchbox", { name: "지역 이름" });
  await place.fill("강남구");
  await place.press("Enter");
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent("입주청소")}&region=11680`);
  await expect(main.getByText("빼고 찾았어요")).toBeHidden();

  await arrive(page, "/search?q=아이폰 액정수리");
  await expect(main.getByText("‘아이폰 액정수리’에 가장 가까운 서비스로 찾았어요.")).toBeVisible();
  await expect(main.getByRole("navigation", { name: "좁혀 찾기" })).toBeVisible();
  await expect(main.getByRole("link", { name: /견적 받기/ })).toHaveCount(0);
});

test("where nobody does it in the place of the words, it says so and leads on", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await arrive(page, "/search?q=울릉군 입주청소");
  await expect(
    main.getByText("경상북도 울릉군에서 입주청소를 하는 고수가 아직 없어요"),
  ).toBeVisible();
  // The filter says where the words look; another place takes the place of theirs.
  await main.getByRole("button", { name: "지역 경상북도 울릉군" }).click();
  const place = main.getByRole("searchbox", { name: "지역 이름" });
  await place.fill("강남구");
  await place.press("Enter");
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent("입주청소")}&region=11680`);
  await page.goBack();
  await main.getByRole("link", { name: "전국에서 찾기" }).click();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent("입주청소")}`);
  await expect(main.getByRole("article").first()).toBeVisible();
});
