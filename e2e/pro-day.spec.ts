import { arrive, expect, hydrated, step, test } from "./journey.ts";
import { hire, publish, sendQuote } from "./scene.ts";
import { logIn, PASSWORD } from "./people.ts";
import { dayFromNow } from "./request-form.ts";
import { formatAppointment } from "#domain/calendar/appointment-text.ts";

// 강화군: no other journey works there.
const REGION = "28710";

test("고수의 하루: 오늘에서 지난 일을 완료하고 일정을 캘린더로 옮긴다", async ({
  market,
  open,
}) => {
  const pro = await market.pro({ name: "섬마을 청소", regions: [REGION] });
  await market.givePassword(pro, PASSWORD);
  const [past, coming] = [
    await market.account({ name: "나지난" }),
    await market.account({ name: "도다음" }),
  ];
  const done = await hire(past, pro, REGION);
  await market.ageHire(done.hireId, 2);
  const requestId = await publish(coming, REGION);
  const quote_id = await sendQuote(pro, requestId);
  const day = dayFromNow(1);
  const made = await coming.call("requests.hire", {
    requestId,
    quote_id,
    agreed_price: 350_000,
    agreed_date: day,
    agreed_time: "14:30",
    place: "",
  });

  const page = await open();
  await step("로그인하면 오늘로 온다", page, async () => {
    await arrive(page, "/login");
    await logIn(page, pro.email);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("오늘");
    await hydrated(page);
    const late = page.getByRole("region", { name: /^작업일이 지난 일/ });
    await expect(late).toContainText("나지난님");
    const next = page.getByRole("region", { name: "다가오는 일" });
    await expect(next).toContainText("오후 2:30");
  });
  await step("진행 중인 일에서 지난 일을 완료한다", page, async () => {
    await page.getByRole("link", { name: "진행 중인 일" }).last().click();
    await expect(page.getByRole("heading", { level: 1, name: "진행 중인 일" })).toBeVisible();
    await hydrated(page);
    await expect(page.getByText(`작업일 ${formatAppointment(day, "14:30")}`)).toBeVisible();
    await page.getByRole("button", { name: /나지난님 완료하기$/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
    await expect(page).toHaveURL(new RegExp(`/pro/hires/${done.hireId}/completed$`));
    await expect(page.getByRole("heading", { level: 1, name: "거래를 완료했어요" })).toBeVisible();
  });
  await step("목록에서는 완료한 거래로 옮겨 있다", page, async () => {
    await arrive(page, "/pro/hires");
    await expect(page.getByRole("main")).not.toContainText("나지난님");
    await page.getByRole("link", { name: /^완료한 거래 1/ }).click();
    await expect(page.getByRole("main")).toContainText("나지난님");
  });
  await step("일정에 약속한 시간이 있고, 캘린더 주소가 그것을 준다", page, async () => {
    await arrive(page, `/pro/schedule?month=${day.slice(0, 7)}`);
    await expect(page.getByRole("main")).toContainText("오후 2:30");
    await page.getByRole("button", { name: "캘린더 주소 만들기" }).click();
    const address = await page.getByRole("textbox", { name: "캘린더 주소" }).inputValue();
    const file = await page.request.get(address);
    expect(file.headers()["content-type"]).toContain("text/calendar");
    const text = (await file.text()).replaceAll("\r\n ", "");
    const event = text.slice(text.indexOf(`UID:hire-${made.hire?.id ?? ""}@somssi`));
    expect(event).toContain(`DTSTART:${day.replaceAll("-", "")}T053000Z`);
    expect(event).toContain(`DTEND:${day.replaceAll("-", "")}T073000Z`);

    await page.getByRole("button", { name: "주소 삭제하기" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
    await expect(page.getByRole("button", { name: "캘린더 주소 만들기" })).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  });
});
