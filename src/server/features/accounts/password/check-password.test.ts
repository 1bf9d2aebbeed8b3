import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, it } from "vitest";
import { PASSWORD_MESSAGES, PASSWORD_MIN } from "#domain/account/password-rules.ts";
import { newPasswordComplaint } from "./check-password.ts";

const MOST_COMMON = 3_000;

const complaint = (password: string) => newPasswordComplaint(password, "me@example.com");

it.each(["12345678", "password", "qwertyuiop", "1q2w3e4r", "iloveyou", "11111111", "SunShine"])(
  "refuses %s, which everybody tries first",
  async (password) => {
    expect(await complaint(password)).toBe(PASSWORD_MESSAGES.common);
  },
);

it("refuses every one of the 3,000 most common that is long enough", async () => {
  const known = dictionary["passwords-common"]?.map(String) ?? [];
  const tried = known.filter((one) => one.length >= PASSWORD_MIN).slice(0, MOST_COMMON);
  expect(tried).toHaveLength(MOST_COMMON);
  const complaints = await Promise.all(tried.map(complaint));
  expect(complaints.filter((one) => one !== PASSWORD_MESSAGES.common)).toEqual([]);
});

it("takes what nobody tries", async () => {
  expect(await complaint("조용한 도배사의 사다리")).toBeNull();
});
