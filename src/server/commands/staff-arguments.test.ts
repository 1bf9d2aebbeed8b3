import { describe, expect, it } from "vitest";
import { OperatorError } from "../platform/operator-error.ts";
import { readStaffCommand } from "./staff-arguments.ts";

describe("readStaffCommand", () => {
  it.each([
    [
      "create --email Boss@Example.com --level admin",
      { command: "create", email: "boss@example.com", level: "admin", name: "솜씨" },
    ],
    [
      "create --level=moderator --email=a@b.kr --name 김운영",
      { command: "create", email: "a@b.kr", level: "moderator", name: "김운영" },
    ],
    ["approve pro@example.com", { command: "approve", pro: "pro@example.com" }],
    [
      "reject some-id --reason 사진이_없어요",
      { command: "reject", pro: "some-id", reason: "사진이_없어요" },
    ],
    ["list", { command: "list" }],
    ["plans", { command: "plans" }],
    [
      "plan-price 스탠다드 --price 65,000 --credits=70 --from 2027-03-01",
      {
        command: "plan-price",
        plan: "스탠다드",
        price: 65_000,
        credits: 70,
        from: "2027-03-01",
        forSale: true,
      },
    ],
    [
      "plan-price 라이트 --price 0 --credits 30 --from 2027-03-01 --not-for-sale",
      {
        command: "plan-price",
        plan: "라이트",
        price: 0,
        credits: 30,
        from: "2027-03-01",
        forSale: false,
      },
    ],
    [
      "plan-create 골드 --price 390,000 --credits 600 --from 2027-03-01",
      {
        command: "plan-create",
        name: "골드",
        price: 390_000,
        credits: 600,
        from: "2027-03-01",
        forSale: true,
      },
    ],
    [
      "reset-second-factor --email Boss@Example.com",
      { command: "reset-second-factor", email: "boss@example.com" },
    ],
    [
      "looked-at Boss@Example.com --from 2027-03-01 --to 2027-03-01",
      { command: "looked-at", email: "boss@example.com", from: "2027-03-01", to: "2027-03-01" },
    ],
    [
      "tell-breach people.txt --known 2027-03-10T09:00+09:00 --text letter.txt",
      {
        command: "tell-breach",
        file: "people.txt",
        known: Date.UTC(2027, 2, 10),
        text: "letter.txt",
      },
    ],
  ])("reads: %s", (line, command) => {
    expect(readStaffCommand(line.split(" "))).toEqual(command);
  });

  it.each([
    ["", "무엇을 할지"],
    ["promote a@b.kr", "promote"],
    ["create --level admin", "--email"],
    ["create --email nobody --level admin", "--email"],
    ["create --email a@b.kr", "--level"],
    ["create --email a@b.kr --level boss", "--level"],
    ["approve", "고수의 이메일"],
    ["approve a@b.kr c@d.kr", "c@d.kr"],
    ["reject a@b.kr", "--reason"],
    ["reject a@b.kr --reason", "--reason"],
    ["list --all", "--all"],
    ["reset-second-factor", "--email"],
    ["plan-price", "멤버십의 이름"],
    ["plan-create", "새 멤버십의 이름"],
    [`plan-create ${"골".repeat(21)} --price 1 --credits 1 --from 2027-03-01`, "20자"],
    ["plan-create 골드 --price 1 --credits 1", "--from"],
    [
      "plan-create 골드 --price 1 --credits 1 --from 2027-03-01 --not-for-sale",
      "새 멤버십에는 쓸 수 없어요",
    ],
    ["plan-price 라이트 --credits 30 --from 2027-03-01", "--price"],
    ["plan-price 라이트 --price=-1 --credits 30 --from 2027-03-01", "--price"],
    ["plan-price 라이트 --price 65000 --credits many --from 2027-03-01", "--credits"],
    ["plan-price 라이트 --price 65000 --credits 30", "--from"],
    ["looked-at 운영자 --from 2027-03-01 --to 2027-03-02", "운영자의 이메일"],
    ["looked-at a@b.kr --to 2027-03-02", "--from"],
    ["looked-at a@b.kr --from 2027-03-01 --to 2027-02-30", "--to"],
    ["looked-at a@b.kr --from 2027-03-02 --to 2027-03-01", "--from보다 앞"],
    ["tell-breach --known 2027-03-10T09:00Z --text letter.txt", "계정이 적힌 파일"],
    ["tell-breach people.txt --text letter.txt", "--known"],
    ["tell-breach people.txt --known 2027-03-10T09:00 --text letter.txt", "시간대까지"],
    ["tell-breach people.txt --known 2027-03-10 --text letter.txt", "시간대까지"],
    ["tell-breach people.txt --known 2027-03-10T09:00Z", "--text"],
  ])("explains itself after: %s", (line, complaint) => {
    const argv = line === "" ? [] : line.split(" ");
    expect(() => readStaffCommand(argv)).toThrow(OperatorError);
    expect(() => readStaffCommand(argv)).toThrow(complaint);
    expect(() => readStaffCommand(argv)).toThrow("쓰는 법");
  });
});
