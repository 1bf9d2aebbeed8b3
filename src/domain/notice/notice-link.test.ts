import { expect, it } from "vitest";
import { noticeLink } from "./notice-link.ts";

it("leads to the section that the notice is about, and to the page where it stands at its head", () => {
  const path = "/quote?id=1";
  expect(noticeLink({ kind: "change_order_proposed", path })).toBe("/quote?id=1#change-orders");
  expect(noticeLink({ kind: "quote_received", path })).toBe(path);
  // Of an old row, and of what every object has.
  expect(noticeLink({ kind: "toString", path })).toBe(path);
});
