import { expect, it } from "vitest";
import { judgeIdentity, type IdentityFacts } from "./judge-identity.ts";

const pro: IdentityFacts = {
  birth: "2008-05-20",
  today: "2027-05-20",
  isPro: true,
  isTaken: false,
  isSamePerson: null,
};

it.each<[string, Partial<IdentityFacts>, ReturnType<typeof judgeIdentity>]>([
  ["a pro on the 19th birthday", {}, null],
  ["a pro the day before", { today: "2027-05-19" }, "under_pro_age"],
  ["a customer of that day", { today: "2027-05-19", isPro: false }, null],
  ["a customer on the 14th birthday", { today: "2022-05-20", isPro: false }, null],
  ["a customer the day before", { today: "2022-05-19", isPro: false }, "under_member_age"],
  ["a pro of that day", { today: "2022-05-19" }, "under_member_age"],
  ["a second account as a pro", { isTaken: true }, "taken"],
  ["a second account as a customer", { isTaken: true, isPro: false }, null],
  ["a pro checked again", { isSamePerson: true }, null],
  ["a pro who is somebody else now", { isSamePerson: false }, "another_person"],
  ["also when that one is a pro already", { isSamePerson: false, isTaken: true }, "another_person"],
])("%s", (_, changes, refusal) => {
  expect(judgeIdentity({ ...pro, ...changes })).toBe(refusal);
});
