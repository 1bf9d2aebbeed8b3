import { expect, it } from "vitest";
import type { AgreedTerms, Change } from "./change-order.ts";
import { describeChange, describeChangeBriefly } from "./describe-change.ts";

const before: AgreedTerms = {
  agreed_price: 480_000,
  agreed_date: "2027-03-14",
  agreed_time: null,
  scope: "거실",
};

it.each<[Change, AgreedTerms | null, string]>([
  [{ price: 520_000 }, before, "금액을 480,000원에서 520,000원으로"],
  [{ price: 520_000 }, null, "금액을 520,000원으로"],
  [{ agreed_date: "2027-03-15" }, before, "날짜를 2027년 03월 15일로"],
  [
    { agreed_date: "2027-03-15", agreed_time: "14:00" },
    before,
    "날짜를 2027년 03월 15일 오후 2:00로",
  ],
  [{ agreed_time: "14:30" }, before, "시간을 오후 2:30으로"],
  [{ scope: "방" }, before, "작업 범위를"],
  [
    { price: 520_000, agreed_date: "2027-03-15", scope: "방" },
    before,
    "금액을 480,000원에서 520,000원으로, 날짜를 2027년 03월 15일로, 작업 범위를",
  ],
])("%j is said as it stands", (change, terms, text) => {
  expect(describeChange(change, terms)).toBe(text);
});

it.each<[Change, string]>([
  [{ price: 520_000 }, "금액을 520,000원으로"],
  [{ scope: "방" }, "작업 범위를"],
  [{ agreed_date: "2027-03-15", agreed_time: "14:00" }, "날짜를 2027년 03월 15일로"],
  [{ price: 520_000, agreed_time: "14:00" }, "금액·날짜를"],
  [{ price: 520_000, agreed_date: "2027-03-15", scope: "방" }, "금액·범위·날짜를"],
])("%j is short in a text message", (change, text) => {
  expect(describeChangeBriefly(change)).toBe(text);
});
