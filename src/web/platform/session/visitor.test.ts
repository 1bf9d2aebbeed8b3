import { describe, expect, it } from "vitest";
import { ANONYMOUS, readVisitor } from "./visitor.ts";

describe("readVisitor", () => {
  it.each(["customer", "pro", "staff"] as const)("reads a signed-in %s", (userType) => {
    expect(readVisitor({ authenticated: "true", userType })).toEqual({
      authenticated: true,
      userType,
    });
  });

  it.each([
    ["nothing is written", {}],
    ["the page says so", { authenticated: "false", userType: "visitor" }],
    ["the page contradicts itself", { authenticated: "false", userType: "pro" }],
    ["the type is missing", { authenticated: "true" }],
    ["the type is unknown", { authenticated: "true", userType: "admin" }],
    ["the type is visitor", { authenticated: "true", userType: "visitor" }],
    ["the flag is not exactly true", { authenticated: "TRUE", userType: "pro" }],
    ["the type is a name of every object", { authenticated: "true", userType: "toString" }],
  ])("is anonymous when %s", (_, data) => {
    expect(readVisitor(data)).toEqual(ANONYMOUS);
  });
});
