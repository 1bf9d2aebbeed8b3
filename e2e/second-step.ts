import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { arrive } from "./journey.ts";
import { PASSWORD } from "./people.ts";

/** Switches the second step on for who is signed in, and leaves the page at their recovery codes, which it answers. */
export async function switchSecondStepOn(page: Page): Promise<string[]> {
  await arrive(page, "/setting/account/second-step");
  await page.getByRole("textbox", { name: "지금 비밀번호" }).fill(PASSWORD);
  // By the key, with the focus in the field that goes then.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "2단계 인증" })).toBeFocused();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "";
  const { now } = (await (await page.request.get("/dev/clock")).json()) as { now: string };
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  const ahead = Date.parse(now) - Date.now();
  // As apps show it.
  const code = () =>
    totp.generate({ timestamp: Date.now() + ahead }).replace(/^\d{3}/, (first) => `${first} `);
  await page.getByRole("textbox", { name: "인증번호" }).fill(code());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "복구 코드" })).toBeFocused();
  const codes = page.getByRole("list", { name: "복구 코드" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}
