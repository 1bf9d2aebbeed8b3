import { expect, it } from "vitest";
import { maskEmail } from "./mask-email.ts";

it("shows the first letter and where the address is", () => {
  expect(maskEmail("hana@example.com")).toBe("h***@example.com");
  expect(maskEmail("h@example.com")).toBe("h***@example.com");
});
