import { arrive, expect, shoot, test } from "./journey.ts";
import { checkAccess, checkWidth } from "./page-checks.ts";
import { mailedPath, newcomer, signUp } from "./people.ts";
import { publish, sendQuote } from "./scene.ts";

// 춘천시: no other journey works there.
const REGION = "51110";

test("letters are stopped by the link in one, without login and without script", async ({
  open,
  market,
  browser,
}) => {
  const customer = await market.account({ name: "문하린" });
  const pro = await market.pro({ name: "편지 청소", regions: [REGION] });
  await sendQuote(pro, await publish(customer, REGION));
  const reader = await open();
  const path = await mailedPath(reader, customer.email, "/unsubscribe/");

  await arrive(reader, path);
  const stop = reader.getByRole("button", { name: "그만 받기" });
  await expect(stop).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await reader.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await reader.setViewportSize({ width: 360, height: 800 });
    await checkWidth(reader);
    await checkAccess(reader);
    await shoot(reader, "letters", `before-${colorScheme}`);
  }

  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: "block" });
  const plain = await context.newPage();
  await plain.goto(new URL(path, reader.url()).href);
  await plain.getByRole("button", { name: "그만 받기" }).click();
  await expect(
    plain.getByRole("heading", { level: 1, name: "내 요청 메일을 보내지 않아요" }),
  ).toBeVisible();
  await context.close();

  // With script, from the page that was open meanwhile: pressed twice is pressed once.
  await stop.click();
  await expect(
    reader.getByRole("heading", { level: 1, name: "내 요청 메일을 보내지 않아요" }),
  ).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await reader.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await checkAccess(reader);
    await shoot(reader, "letters", `after-${colorScheme}`);
  }

  const own = await open(customer);
  await arrive(own, "/setting/notifications");
  await expect(own.getByRole("switch", { name: "내 요청 이메일" })).not.toBeChecked();
});

test("an address is confirmed by the link in its letter, on another device", async ({
  open,
  browser,
}) => {
  const page = await open();
  const person = newcomer("노을빛");
  await arrive(page, "/signup");
  await signUp(page, person);
  await arrive(page, "/me");
  await expect(page.getByText("확인되지 않은 이메일")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await checkWidth(page);
    await checkAccess(page);
    await shoot(page, "letters", `me-${colorScheme}`);
  }
  const first = await mailedPath(page, person.email, "/verify-email");
  await page.getByRole("button", { name: "확인 메일 다시 보내기" }).click();
  await expect(page.getByText(`${person.email} 주소로 확인 메일을 보냈어요.`)).toBeVisible();
  await expect.poll(() => mailedPath(page, person.email, "/verify-email")).not.toBe(first);
  const path = await mailedPath(page, person.email, "/verify-email");
  await arrive(page, "/setting/notifications");
  await expect(page.getByText("확인되지 않은 이메일")).toBeVisible();

  // Another browser, which nobody signed in.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const reader = await context.newPage();
  await arrive(reader, new URL(path, page.url()).href);
  await reader.setViewportSize({ width: 360, height: 800 });
  for (const colorScheme of ["light", "dark"] as const) {
    await reader.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await checkWidth(reader);
    await checkAccess(reader);
    await shoot(reader, "letters", `verify-${colorScheme}`);
  }
  await reader.getByRole("button", { name: "이메일 확인하기" }).click();
  await expect(
    reader.getByRole("heading", { level: 1, name: "이메일을 확인했어요" }),
  ).toBeVisible();
  await shoot(reader, "letters", "verified");
  await context.close();

  // The page that was open meanwhile learns of it.
  await expect(page.getByText("확인되지 않은 이메일")).toBeHidden();
});
