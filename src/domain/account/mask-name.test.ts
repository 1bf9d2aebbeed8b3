import { describe, expect, it } from "vitest";
import { addresseeOf, maskName } from "./mask-name.ts";

describe("maskName", () => {
  it.each([
    ["김하나", "김○○"],
    ["남궁민수", "남○○"],
    ["이", "이○○"],
    ["  박솔 ", "박○○"],
    ["Ann Lee", "A○○"],
  ])("shows of %s only %s", (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it("keeps a letter whole that is stored in parts", () => {
    expect(maskName("김하나".normalize("NFD"))).toBe("김○○");
    expect(maskName("𠮷田")).toBe("𠮷○○");
  });

  it("has something to show for an empty name", () => {
    expect(maskName(" ")).toBe("○○○");
  });
});

describe("addresseeOf", () => {
  it.each([
    ["김○○", "김 고객"],
    ["A○○", "A 고객"],
    ["○○○", "고객"],
    ["탈퇴한 회원", "고객"],
  ])("writes to %s as %s", (masked, addressee) => {
    expect(addresseeOf(masked)).toBe(addressee);
  });
});
