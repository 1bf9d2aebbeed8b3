import { expect, type Page } from "@playwright/test";
import type { Person } from "./market.ts";

/** What somebody types of themselves at the gateway; birthday as eight digits. */
export interface TypedPerson {
  name: string;
  birth: string;
  phone: string;
}

/** Fills in the gateway's own page, to which a press has led, and comes back to ours. */
export async function fillIdentity(page: Page, person: TypedPerson): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "휴대폰 본인 확인" })).toBeVisible();
  await page.getByRole("textbox", { name: "이름" }).fill(person.name);
  await page.getByRole("textbox", { name: "생년월일 여덟 자리" }).fill(person.birth);
  await page.getByRole("textbox", { name: "본인 명의 휴대폰 번호" }).fill(person.phone);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "확인하기" }).click();
}

/** Has a pro checked without a browser: the gateway's form is posted as its page would. */
export async function checkIdentity(person: Person): Promise<void> {
  const order = await person.call("users.me.identityVerifications.start", { return_path: "/me" });
  if (order.kind !== "hosted") throw new Error("the emulator is not there");
  const { origin, pathname, searchParams } = new URL(order.url);
  const [digits = 0] = crypto.getRandomValues(new Uint32Array(1));
  await fetch(`${origin}${pathname}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      ...Object.fromEntries(searchParams),
      name: person.name,
      birth: "19900131",
      phone: `010${String(digits % 100_000_000).padStart(8, "0")}`,
      consent: "on",
      action: "verify",
    }),
  });
  await person.call("users.me.certifications.name.confirm", { identity_verification_id: order.id });
}
