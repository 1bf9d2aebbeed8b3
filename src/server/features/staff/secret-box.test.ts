import { describe, expect, it } from "vitest";
import { systemRandom } from "../../platform/random.ts";
import { openSecret, sealSecret } from "./secret-box.ts";

const SESSION_SECRET = "a-session-secret-of-forty-characters-000";
const secret = new Uint8Array([1, 2, 3, 4, 5]);
const seal = () => sealSecret(secret, "account-1", SESSION_SECRET, systemRandom);

describe("a sealed secret", () => {
  it("opens for its own account", () => {
    expect(Buffer.from(openSecret(seal(), "account-1", SESSION_SECRET) ?? [])).toEqual(
      Buffer.from(secret),
    );
  });

  it("does not show the secret, and looks different each time", () => {
    const one = seal();
    expect(one.includes(Buffer.from(secret))).toBe(false);
    expect(seal().equals(one)).toBe(false);
  });

  it("opens neither for another account nor under another SESSION_SECRET", () => {
    expect(openSecret(seal(), "account-2", SESSION_SECRET)).toBeNull();
    expect(openSecret(seal(), "account-1", `${SESSION_SECRET}1`)).toBeNull();
  });

  it("does not open once a bit of it has changed", () => {
    const box = seal();
    for (const at of [0, 12, 28]) {
      const changed = Buffer.from(box);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(openSecret(changed, "account-1", SESSION_SECRET)).toBeNull();
    }
  });
});
