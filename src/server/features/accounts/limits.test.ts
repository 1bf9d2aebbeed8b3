import { expect, it } from "vitest";
import * as limits from "./limits.ts";

const IN_ONE_HOME = ["2001:db8:1:2::a", "2001:db8:1:2:ffff::b"] as const;
const NEXT_DOOR = "2001:db8:1:3::a";

const ofNetwork = {
  loginsFrom: limits.loginsFrom,
  signUpsFrom: limits.signUpsFrom,
  lookUpsFrom: limits.lookUpsFrom,
  loginStartsFrom: limits.loginStartsFrom,
  resetLinksFrom: limits.resetLinksFrom,
  emailChangeLinksFrom: limits.emailChangeLinksFrom,
  passkeyTriesFrom: limits.passkeyTriesFrom,
  verificationLinksFrom: limits.verificationLinksFrom,
  resetRequests: (ip: string) => limits.resetRequests("customer@example.com", ip),
  codeSends: (ip: string) => limits.codeSends("+821012345678", ip),
};

it.each(Object.entries(ofNetwork))("%s counts the addresses of one home together", (_, of) => {
  expect(of(IN_ONE_HOME[0])).toEqual(of(IN_ONE_HOME[1]));
  expect(of(IN_ONE_HOME[0])).not.toEqual(of(NEXT_DOOR));
});

it("names no limit that counts two things as one", () => {
  const all = [
    ...Object.values(ofNetwork).flatMap((of) => of(NEXT_DOOR)),
    limits.loginsWith("customer@example.com"),
    limits.confirmationsOf("account"),
    limits.secondStepTries("account"),
    ...limits.emailChanges("account", "customer@example.com"),
  ];
  const scopes = all.map(({ scope }) => scope);
  expect(new Set(scopes).size).toBe(scopes.length);
});
