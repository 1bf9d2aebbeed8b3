import { describe, expect, it } from "vitest";
import { invitationContact, invitationMessageProblem } from "./check-invitation.ts";

describe("invitationContact", () => {
  it.each([
    ["010-1234-5678", { channel: "sms", to: "+821012345678" }],
    [" 010 1234 5678 ", { channel: "sms", to: "+821012345678" }],
    ["Hana@Example.com ", { channel: "email", to: "hana@example.com" }],
  ])("takes %j", (typed, contact) => {
    expect(invitationContact(typed)).toEqual(contact);
  });

  it.each(["", "02-123-4567", "하나", "hana@", "a@b@c", "010-1234-567", "010-1234-5678\nBcc: x"])(
    "takes no %j",
    (typed) => {
      expect(invitationContact(typed)).toBeNull();
    },
  );
});

describe("invitationMessageProblem", () => {
  it.each(["", "지난봄 이사 때 도와드린 한결이에요. 시간 되실 때 부탁드려요.", "8.15 전후, 3.5톤"])(
    "lets %j through",
    (message) => {
      expect(invitationMessageProblem(message)).toBeNull();
    },
  );

  it.each([
    "https://evil.example/x",
    "HTTP://a",
    "www.evil.example",
    "evil.com 에서 보세요",
    "ｗｗｗ．evil．kr",
  ])("refuses the link in %j", (message) => {
    expect(invitationMessageProblem(message)).toContain("링크");
  });

  it("is quick about long words", () => {
    const started = performance.now();
    invitationMessageProblem("a-".repeat(25_000));
    expect(performance.now() - started).toBeLessThan(200);
  });
});
