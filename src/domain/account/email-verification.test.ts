import { expect, it } from "vitest";
import { NOTICE_GROUPS } from "#domain/notice/notice-groups.ts";
import { mayMail } from "./email-verification.ts";

it("writes to a confirmed address of everything, to another of the account alone", () => {
  const mailed = (confirmed: boolean) =>
    NOTICE_GROUPS.filter((group) => mayMail(group, { confirmed }));
  expect(mailed(true)).toEqual(NOTICE_GROUPS);
  expect(mailed(false)).toEqual(["account"]);
});
