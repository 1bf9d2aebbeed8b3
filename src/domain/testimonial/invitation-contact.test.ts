import { describe, expect, it } from "vitest";
import { invitationContact } from "./invitation-contact.ts";

describe("invitationContact", () => {
  it.each([
    ["010-1234-5678", { channel: "sms", to: "+821012345678" }],
    [" 010 1234 5678 ", { channel: "sms", to: "+821012345678" }],
    ["Hana@Example.com ", { channel: "email", to: "hana@example.com" }],
  ])("takes %j", (raw, contact) => {
    expect(invitationContact(raw)).toEqual(contact);
  });

  it.each(["", "02-123-4567", "하나", "hana@", "a@b@c", "010-1234-567", "010-1234-5678\nBcc: x"])(
    "takes no %j",
    (raw) => {
      expect(invitationContact(raw)).toBeNull();
    },
  );
});
