import type { Page } from "@playwright/test";
import { arrive, expect, hydrated, test } from "./journey.ts";
import { isOnTop } from "./keyboard-hand.ts";
import { logIn, newcomer, PASSWORD, signUp, verifyPhone } from "./people.ts";
import { photo } from "./photos.ts";
import { answerChoice, answerField, fillCleaningForm, goOn, seeQuestion } from "./request-form.ts";
import { hire, publish, sendQuote } from "./scene.ts";

test.describe.configure({ mode: "parallel" });

// 강릉시: no other journey works there.
const REGION = "51150";
const PLACE = ["강원특별자치도", "강릉시", "홍제동"] as const;

test.describe("what is typed", () => {
  test("stays in an application when its tab is closed", async ({ market, open }) => {
    const page = await open(await market.account({ name: "정지원" }));
    await arrive(page, "/pro/apply");
    await page.getByRole("textbox", { name: "한 줄 소개" }).fill("꼼꼼하게 챙겨 드려요");
    const next = await page.context().newPage();
    await page.close();
    await arrive(next, "/pro/apply");
    await expect(next.getByRole("textbox", { name: "한 줄 소개" })).toHaveValue(
      "꼼꼼하게 챙겨 드려요",
    );
  });

  test("stays in the quote over a reload", async ({ market, open }) => {
    const pro = await market.pro({ name: "동해 청소", regions: [REGION] });
    const requestId = await publish(await market.account(), REGION);
    const page = await open(pro);
    await arrive(page, `/quote?request_id=${requestId}`);
    const message = page.getByRole("textbox", { name: "고객에게 보낼 글" });
    await message.fill("창틀까지 모두 닦아 드려요 👍");
    await page.reload();
    await hydrated(page);
    await expect(message).toHaveValue("창틀까지 모두 닦아 드려요 👍");
    await expect(page.getByText("지금 16자", { exact: false })).toBeVisible();
  });

  test("stays in a message over a reload, until it is sent", async ({ market, open }) => {
    const customer = await market.account();
    const pro = await market.pro({ name: "노을 청소", regions: [REGION] });
    const quoteId = await sendQuote(pro, await publish(customer, REGION));
    await customer.call("quotes.get", { quoteId });
    const page = await open(customer);
    await arrive(page, `/chats/${quoteId}`);
    const message = page.getByRole("textbox", { name: "메시지" });
    await message.fill("주차할 곳이 있어요.");
    await page.reload();
    await hydrated(page);
    await expect(message).toHaveValue("주차할 곳이 있어요.");
    await page.getByRole("button", { name: "보내기" }).click();
    await expect(message).toHaveValue("");
    await page.reload();
    await hydrated(page);
    await expect(message).toHaveValue("");
  });

  test("stays after the server refused it", async ({ market, page, guard }) => {
    const known = await market.account();
    await arrive(page, "/signup");
    const person = { ...newcomer("박새봄"), email: known.email };
    guard.allow(409, "/api2/users/");
    await page.getByRole("textbox", { name: "이메일" }).fill(person.email);
    await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
    await page.getByRole("textbox", { name: "이름" }).fill(person.name);
    for (const consent of ["만 14세 이상이에요", "이용약관에 동의해요", "개인정보 수집과"]) {
      await page.getByRole("checkbox", { name: consent }).check();
    }
    await page.getByRole("button", { name: "가입하기" }).click();
    await expect(page.getByRole("alert")).toContainText("이미");
    await expect(page.getByRole("textbox", { name: "이메일" })).toHaveValue(person.email);
    await expect(page.getByRole("textbox", { name: "비밀번호" })).toHaveValue(PASSWORD);
    await expect(page.getByRole("textbox", { name: "이름" })).toHaveValue(person.name);
    await expect(page.getByRole("checkbox", { name: "이용약관에 동의해요" })).toBeChecked();
  });

  test("is told where it is written when it says how to reach somebody", async ({ page }) => {
    await arrive(page, "/request/move-in-cleaning");
    await fillCleaningForm(page, { region: PLACE, note: "바다 옆 집이에요.", photos: [] });
    await page.getByRole("button", { name: "더 알려 줄 내용이 있나요? 수정" }).click();
    const note = page.getByRole("textbox", { name: "더 알려 줄 내용이 있나요?" });
    await note.fill("010-1234-5678로 전화해 주세요.");
    await page.getByRole("button", { name: "다음" }).click();
    await expect(page.getByText("연락처로 보이는 말은 적을 수 없어요")).toBeVisible();
    await expect(note).toBeFocused();
    await note.fill("바다 옆 집이에요.");
    await expect(page.getByText("연락처로 보이는 말은 적을 수 없어요")).toBeHidden();
    await goOn(page);
    await seeQuestion(page, "이대로 보낼까요?");
  });

  test("stays while the guest signs in at the end", async ({ page, guard }) => {
    const person = newcomer("최유나");
    await arrive(page, "/request/move-in-cleaning");
    await fillCleaningForm(page, { region: PLACE, note: "바다 옆 집이에요.", photos: [] });
    // A guest's photos stay on the device as well.
    await page.getByRole("button", { name: "집 사진이 있나요? 수정" }).click();
    const photos = page.getByLabel("집 사진이 있나요? 사진 올리기");
    await photos.setInputFiles([await photo("바다.jpg")]);
    await picturesShown(page, 1);
    await photos.setInputFiles([await photo("거실.jpg")]);
    await expect(page.getByRole("button", { name: "거실.jpg 삭제" })).toBeVisible();
    await picturesShown(page, 2);
    await goOn(page);
    await seeQuestion(page, "이대로 보낼까요?");
    await expect(page.getByRole("img", { name: "보낼 사진 2" })).toBeVisible();
    await picturesShown(page, 2);
    await page.getByRole("button", { name: "가입하고 보내기" }).click();
    await hydrated(page);
    await signUp(page, person);
    await hydrated(page);
    await page.getByRole("link", { name: "나중에 하기" }).click();
    await seeQuestion(page, "이대로 보낼까요?");
    await expect(page.getByText("바다 옆 집이에요.")).toBeVisible();
    await picturesShown(page, 2);

    // Signed out in another window meanwhile: the way back leads over the login page.
    await page.context().clearCookies({ name: "sessionid" });
    guard.allow(401, "/");
    await page.reload();
    await hydrated(page);
    await picturesShown(page, 2);
    await page.getByRole("button", { name: "로그인하고 보내기" }).click();
    await hydrated(page);
    await logIn(page, person.email);
    await hydrated(page);
    await seeQuestion(page, "이대로 보낼까요?");
    await expect(page.getByText("바다 옆 집이에요.")).toBeVisible();
    await picturesShown(page, 2);

    // Back with a phone, the request goes out with its photos, without another press.
    await page.getByRole("button", { name: "휴대폰 확인하고 보내기" }).click();
    await hydrated(page);
    // The second photo is refused: it is named, and led to.
    let uploads = 0;
    await page.route("**/api/uploads/", async (route) => {
      uploads += 1;
      if (uploads !== 2) return route.continue();
      const error = { code: "invalid", message: "사진을 읽지 못했어요.", trace_id: "t" };
      return route.fulfill({ status: 422, json: { error } });
    });
    guard.allow(422, "/api/uploads/");
    await verifyPhone(page, person.phone);
    await seeQuestion(page, "마지막으로 알려 주세요");
    await expect(page.getByText("‘거실.jpg’ 사진을 보내지 못했어요.")).toBeVisible();
    await page.unroute("**/api/uploads/");
    await goOn(page);
    await page.getByRole("button", { name: "요청 보내기" }).click();
    await page.getByRole("link", { name: "요청 보기" }).click();
    await expect(page.getByRole("img", { name: "요청 사진 2" })).toBeVisible();
    await expect(page.getByText("바다 옆 집이에요.")).toBeVisible();
  });

  test("stays when it was typed before the page's code had come", async ({ page, guard }) => {
    guard.allow(401, "/login-xhr/");
    const arrived = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto("/login", { waitUntil: "commit" });
    await page.getByRole("textbox", { name: "이메일" }).fill("somebody@example.com");
    await page.getByRole("textbox", { name: "비밀번호" }).fill("비밀이에요");
    await page.getByRole("button", { name: "로그인", exact: true }).click();
    arrived.resolve();
    await hydrated(page);
    // The press counts as well, and nothing typed went into the address.
    const answer = page.getByRole("alert");
    await expect(answer).toContainText("이메일이나 비밀번호");
    await expect(page.getByRole("textbox", { name: "이메일" })).toHaveValue("somebody@example.com");
    await expect(page.getByRole("textbox", { name: "비밀번호" })).toHaveValue("비밀이에요");
    expect(new URL(page.url()).search).toBe("");
  });
});

test("a form waits for a file that did not arrive, until it has or is taken out", async ({
  market,
  open,
}) => {
  const page = await open(await market.account({ name: "김사진" }));
  await arrive(page, "/support");
  await page.route("**/api/uploads/", (route) => route.abort("aborted"));
  const subject = "사진을 함께 보내요";
  await page.getByLabel("무엇에 대한 문의인가요?").selectOption("error");
  await page.getByRole("textbox", { name: "제목" }).fill(subject);
  await page.getByRole("textbox", { name: "내용" }).fill("사진에 있는 화면이 이상해요.");
  await page
    .locator("input[type=file]")
    .setInputFiles([await photo("화면.jpg"), await photo("또.jpg")]);
  await expect(page.getByRole("button", { name: /다시 올리기/ })).toHaveCount(2);

  const send = page.getByRole("button", { name: "문의하기" });
  await send.click();
  await expect(page.getByText("올리지 못한 파일이 있어요.")).toBeVisible();
  await expect(page.getByRole("button", { name: "화면.jpg 다시 올리기" })).toBeFocused();

  await page.unroute("**/api/uploads/");
  await page.getByRole("button", { name: "화면.jpg 다시 올리기" }).click();
  await page.getByRole("button", { name: "또.jpg 삭제" }).click();
  await expect(page.getByText("올리지 못한 파일이 있어요.")).toBeHidden();
  await expect(page.getByRole("button", { name: "화면.jpg 삭제" })).toBeVisible();
  await send.click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
});

test("a double click sends once", async ({ market, open }) => {
  const customer = await market.account();
  const pro = await market.pro({ name: "새벽 청소", regions: [REGION] });
  const quoteId = await sendQuote(pro, await publish(customer, REGION));
  await customer.call("quotes.get", { quoteId });
  const page = await open(customer);
  await arrive(page, `/chats/${quoteId}`);
  await page.getByRole("textbox", { name: "메시지" }).fill("아침 8시에도 되나요?");
  await page.getByRole("button", { name: "보내기" }).dblclick();
  const sent = page.getByRole("log", { name: "대화 내용" }).getByRole("listitem");
  const row = sent.filter({ hasText: "아침 8시에도 되나요?" });
  // It stands there before the server has it.
  await expect(row).toContainText("안 읽음");
  await expect(row).toHaveCount(1);

  const { items } = await customer.call("quotes.messages", { quoteId });
  const said = items.filter(({ card }) => card === null).map(({ body }) => body);
  expect(said).toEqual(["아침 8시에도 되나요?"]);
});

test("a double click publishes one request", async ({ market, open }) => {
  const customer = await market.account();
  const page = await open(customer);
  await arrive(page, "/services/move-in-cleaning");
  await page.getByRole("link", { name: "견적 받기" }).first().click();
  await fillCleaningForm(page, { region: PLACE, note: "한 번만 보내요.", photos: [] });
  // A change from the review comes back to it.
  await page.getByRole("button", { name: "공급면적은 몇 평인가요? 수정" }).click();
  await answerField(page, "공급면적은 몇 평인가요?", "30");
  await seeQuestion(page, "이대로 보낼까요?");
  await page.getByRole("button", { name: "요청 보내기" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "요청을 보냈어요" })).toBeVisible();
  expect((await customer.call("requests.list")).items).toHaveLength(1);
  // Back from there are the steps of a form that was sent, more than ten of them: one press walks past all.
  await page.goBack();
  await expect(page).toHaveURL(/\/services\/move-in-cleaning$/);
  await expect(page.getByRole("heading", { level: 1, name: "입주청소" })).toBeVisible();
});

test("a sent form that was the first page leaves its request in its place", async ({
  market,
  open,
  guard,
}) => {
  const page = await open(await market.account());
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, "/request/move-in-cleaning");
  await fillCleaningForm(page, { region: PLACE, note: "바로 왔어요.", photos: [] });
  // A failure is seen where the button was pressed, however long the paper above it is.
  guard.allow(500, "/api2/requests/");
  const error = { code: "internal", message: "서버에 문제가 생겼어요.", trace_id: "t" };
  await page.route("**/api2/requests/", (route) => route.fulfill({ status: 500, json: { error } }));
  await page.getByRole("button", { name: "요청 보내기" }).click();
  const failure = page.getByText("요청을 보내지 못했어요");
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isOnTop(failure)).toBe(true);
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "요청 보내기" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "요청을 보냈어요" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/requests\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("견적을 기다리고 있어요");
  // It stands in the place of all steps: nothing is left to walk over.
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("the browser's back button walks the request form back", async ({ page }) => {
  await arrive(page, "/services/move-in-cleaning");
  await page.getByRole("link", { name: "견적 받기" }).first().click();
  await answerChoice(page, "어떤 건물인가요?", "빌라");
  await answerField(page, "공급면적은 몇 평인가요?", "18");
  await seeQuestion(page, "집 구조를 알려 주세요");
  await page.goBack();
  await seeQuestion(page, "공급면적은 몇 평인가요?");
  await expect(page.getByLabel("공급면적은 몇 평인가요?", { exact: true })).toHaveValue("18");
  await page.goBack();
  await seeQuestion(page, "어떤 건물인가요?");
  await expect(page.getByRole("radio", { name: "빌라" })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "입주청소" })).toBeVisible();
  await page.goForward();
  await seeQuestion(page, "어떤 건물인가요?");
  await goOn(page);
  await seeQuestion(page, "공급면적은 몇 평인가요?");
  // The page's own way back is the browser's: nothing is left behind to walk over again.
  await page.getByRole("button", { name: "이전" }).click();
  await seeQuestion(page, "어떤 건물인가요?");
  await page.goForward();
  await seeQuestion(page, "공급면적은 몇 평인가요?");
  // ✕ leaves the form however many questions there were, and says that the answers stay.
  await page.getByRole("button", { name: "나가기" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "입주청소" })).toBeVisible();
  await expect(page.getByText("답한 내용은 이 기기에 남아 있어요.")).toBeVisible();
  await page.getByRole("link", { name: "견적 받기" }).first().click();
  await seeQuestion(page, "쓰던 요청서가 있어요");
  await page.getByRole("button", { name: "이어서 쓰기" }).click();
  await seeQuestion(page, "집 구조를 알려 주세요");
});

test("in the sign-up form nothing is agreed to beforehand", async ({ page }) => {
  await arrive(page, "/signup");
  const boxes = page.getByRole("checkbox");
  expect(await boxes.count()).toBeGreaterThanOrEqual(4);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
});

test.describe("an error takes the focus to the first field it is about", () => {
  test("in the sign-up form", async ({ page }) => {
    await arrive(page, "/signup");
    await page.getByRole("textbox", { name: "이메일" }).fill("not-an-address");
    await page.getByRole("button", { name: "가입하기" }).click();
    const email = page.getByRole("textbox", { name: "이메일" });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/이메일 주소를 name@example\.com처럼/);
    await expect(email).toHaveAttribute("aria-invalid", "true");
    // The others say it too, each at its own place.
    for (const [name, said] of [
      ["비밀번호", "비밀번호를 입력해 주세요."],
      ["이름", "이름을 입력해 주세요."],
    ] as const) {
      const field = page.getByRole("textbox", { name });
      await expect(field).toHaveAccessibleDescription(new RegExp(said));
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
  });

  test("in the request form", async ({ page }) => {
    await arrive(page, "/request/move-in-cleaning");
    await answerChoice(page, "어떤 건물인가요?", "아파트");
    await seeQuestion(page, "공급면적은 몇 평인가요?");
    await goOn(page);
    const area = page.getByLabel("공급면적은 몇 평인가요?", { exact: true });
    await expect(area).toBeFocused();
    await expect(area).toHaveAccessibleDescription(/.+/);
  });

  test("in the quote", async ({ market, open }) => {
    const pro = await market.pro({ name: "맑음 청소", regions: [REGION] });
    const requestId = await publish(await market.account(), REGION);
    const page = await open(pro);
    await arrive(page, `/quote?request_id=${requestId}`);
    await page.getByRole("textbox", { name: "고객에게 보낼 글" }).fill("짧아요");
    await page.getByRole("button", { name: "견적 보내기" }).click();
    await expect(page.getByRole("textbox", { name: "항목 이름" })).toBeFocused();
  });

  test("in the review", async ({ market, open }) => {
    const customer = await market.account();
    const pro = await market.pro({ name: "솔향 청소", regions: [REGION] });
    const { requestId, hireId } = await hire(customer, pro, REGION);
    await customer.call("requests.complete", { requestId });
    const page = await open(customer);
    await arrive(page, `/review/${hireId}?request_id=${requestId}`);
    await page.getByRole("button", { name: "후기 남기기" }).click();
    const overall = page.getByRole("radiogroup", { name: "전체로 보면 어땠나요?" });
    await expect(overall.getByRole("radio").first()).toBeFocused();
  });
});

/** Waits until so many pictures show that only this browser has: they are lost with what shows them. */
async function picturesShown(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.images].filter(
        ({ src, naturalWidth }) => src.startsWith("blob:") && naturalWidth > 0,
      ).length === wanted,
    count,
  );
}
