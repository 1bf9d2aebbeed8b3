import { arrive, expect, test } from "./journey.ts";
import { openLink } from "./link.ts";
import { enterAs } from "./market.ts";
import { hire, publish, sendQuote } from "./scene.ts";

// 제주시: no other journey works there.
const REGION = "50110";

test("a new quote shows on the open page, and its notification in the header", async ({
  market,
  open,
}) => {
  const customer = await market.account({ name: "오지안" });
  const pro = await market.pro({ name: "바다 청소", regions: [REGION] });
  const requestId = await publish(customer, REGION);
  const list = await open(customer);
  const page = await open(customer);
  await arrive(list, "/requests");
  await arrive(page, `/requests/${requestId}`);
  await expect(page.getByRole("link", { name: "알림", exact: true })).toBeVisible();

  await sendQuote(pro, requestId);
  const quotes = page.getByRole("list", { name: "받은 견적" }).getByRole("listitem");
  await expect(quotes).toHaveCount(1);
  await expect(page.getByRole("link", { name: "알림 새 소식 1개" })).toBeVisible();
  await expect(list.getByRole("list", { name: "내 요청" })).toContainText("새 견적 1");

  await page.getByRole("link", { name: "알림 새 소식 1개" }).click();
  await expect(page.getByRole("list", { name: "알림" })).toContainText("새 견적이 도착했어요");
  await page.getByRole("button", { name: "모두 읽음" }).click();
  await expect(page.getByRole("link", { name: "알림", exact: true })).toBeVisible();
  // The other open page of the same person hears of it too.
  await expect(list.getByRole("link", { name: "알림", exact: true })).toBeVisible();

  // What a notice tells of was seen: it is read, in every tab.
  const [sent] = (await pro.call("quotes.list")).items;
  const quoteId = sent?.id ?? "";
  await pro.call("quotes.messages.create", { quoteId, body: "사진을 더 보여 주세요." });
  await expect(list.getByRole("link", { name: "알림 새 소식 1개" })).toBeVisible();
  // Both are about one request: the newest stands for them, and what came before opens below it.
  await arrive(page, "/notifications");
  const entry = page.getByRole("list", { name: "알림", exact: true }).locator("> li");
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText("새 메시지가 왔어요");
  await entry.getByRole("button", { name: "이 요청의 지난 알림 1개" }).click();
  await expect(entry.getByRole("list")).toContainText("새 견적이 도착했어요");
  await page.getByRole("link", { name: "견적", exact: true }).click();
  await expect(page).toHaveURL(/\?filter=quote$/);
  await expect(entry).toContainText("새 견적이 도착했어요");
  await expect(entry).not.toContainText("새 메시지가 왔어요");
  await arrive(page, `/quote?id=${quoteId}`);
  await arrive(page, `/chats/${quoteId}`);
  await expect(list.getByRole("link", { name: "알림", exact: true })).toBeVisible();
});

test("a notice leads to the part of a long page that it is about", async ({ market, open }) => {
  const customer = await market.account({ name: "오지후" });
  const pro = await market.pro({ name: "오름 청소", regions: [REGION] });
  const { quoteId } = await hire(customer, pro, REGION);
  const change = { kind: "price", price: 380_000, reason: "현장을 보니 달라요" } as const;
  await pro.call("quotes.changeOrders.create", { quoteId, ...change });
  const page = await open(customer);
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page, "/notifications?filter=request");
  await page.getByRole("link", { name: /변경 제안이 도착했어요/ }).click();
  await expect(page).toHaveURL(/#change-orders$/);
  await expect(page.getByText("내 답을 기다려요")).toBeInViewport();
});

test("a new request shows in the pro's open inbox", async ({ market, open }) => {
  const pro = await market.pro({ name: "한라 청소", regions: ["50130"] });
  const inbox = await open(pro);
  await arrive(inbox, "/pro/requests");
  await expect(inbox.getByText("아직 받은 요청이 없어요")).toBeVisible();

  await publish(await market.account({ name: "서도윤" }), "50130");
  const received = inbox.getByRole("list", { name: "받은 요청" }).getByRole("listitem");
  await expect(received).toHaveCount(1);
  await expect(received).toContainText("새 요청");
  // The number beside the menu's link comes and goes without loading anew.
  const header = inbox.getByRole("banner");
  await expect(header.getByRole("link", { name: /^받은 요청.*1/ })).toBeVisible();
  await received.getByRole("link").click();
  await expect(header.getByRole("link", { name: "받은 요청", exact: true })).toBeVisible();
});

test("messages of either side show on the other's open page", async ({ market, open }) => {
  const customer = await market.account({ name: "윤아린" });
  const pro = await market.pro({ name: "오름 청소", regions: [REGION] });
  const quoteId = await sendQuote(pro, await publish(customer, REGION));
  const [customers, pros] = [await open(customer), await open(pro)];
  await customer.call("quotes.get", { quoteId });
  for (const page of [customers, pros]) await arrive(page, `/chats/${quoteId}`);

  await customers.getByRole("textbox", { name: "메시지" }).fill("주차할 곳이 있나요?");
  await customers.getByRole("button", { name: "보내기" }).click();
  await expect(pros.getByRole("log", { name: "대화 내용" })).toContainText("주차할 곳이 있나요?");
  await pros.getByRole("textbox", { name: "메시지" }).fill("네, 트럭 한 대면 돼요.");
  await pros.getByRole("button", { name: "보내기" }).click();
  await expect(customers.getByRole("log", { name: "대화 내용" })).toContainText("트럭 한 대면");
});

test("what happened while the link was cut shows once it is back", async ({
  market,
  open,
  guard,
}) => {
  const customer = await market.account({ name: "한시우" });
  const pro = await market.pro({ name: "돌담 청소", regions: [REGION] });
  const requestId = await publish(customer, REGION);
  const link = await openLink(market.origin);
  const page = await open();
  await enterAs(page.context(), link.origin, customer);
  const stream = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/events");
  await arrive(page, `${link.origin}/requests/${requestId}`);
  await stream;

  link.cut();
  await sendQuote(pro, requestId);
  const quotes = page.getByRole("list", { name: "받은 견적" }).getByRole("listitem");
  await expect(quotes).toHaveCount(1);
  guard.forget(/\/events\?\S* failed/);
  guard.forget(/ failed: net::ERR_(?:CONNECTION_RESET|EMPTY_RESPONSE)/);
  await page.context().close();
  await link.close();
});
