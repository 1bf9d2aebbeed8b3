import { describe, expect, it } from "vitest";
import { loginPath } from "./login-path.ts";

describe("loginPath", () => {
  it("comes back to where the person was", () => {
    expect(loginPath("/quote?id=1#top")).toBe("/login?next=%2Fquote%3Fid%3D1%23top");
  });

  it.each(["/", "", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "has no way back to %j",
    (next) => {
      expect(loginPath(next)).toBe("/login");
    },
  );
});
