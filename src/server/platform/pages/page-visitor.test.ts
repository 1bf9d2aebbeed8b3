import { expect, it } from "vitest";
import type { Member } from "../viewer.ts";
import { visitorOf } from "./page-visitor.ts";

const member: Member = {
  kind: "member",
  accountId: "a",
  sessionId: "s",
  name: "김하늘",
  eventSeq: 0,
  mode: null,
  phoneVerified: false,
  pro: null,
};

it.each([
  ["nobody", { kind: "visitor" }, "visitor"],
  ["a member without a profile", member, "customer"],
  ["a member whose profile waits", { ...member, pro: { id: "p", state: "pending" } }, "customer"],
  ["an approved pro", { ...member, pro: { id: "p", state: "approved" } }, "pro"],
  [
    "a pro who chose customer",
    { ...member, mode: "customer", pro: { id: "p", state: "approved" } },
    "customer",
  ],
  ["a suspended pro", { ...member, mode: "pro", pro: { id: "p", state: "suspended" } }, "customer"],
  [
    "staff",
    {
      kind: "staff",
      accountId: "a",
      sessionId: "s",
      name: "",
      eventSeq: 0,
      level: "admin",
      secondFactor: "passed",
    },
    "staff",
  ],
] as const)("a page for %s", (_, viewer, userType) => {
  expect(visitorOf(viewer)).toEqual({ authenticated: userType !== "visitor", userType });
});
