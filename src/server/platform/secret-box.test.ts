import { describe, expect, it } from "vitest";
import { systemRandom } from "./random.ts";
import { openSecret, sealSecret, type BoxLabel } from "./secret-box.ts";

const label: BoxLabel = {
  purpose: "staff authenticator",
  owner: "account-1",
  sessionSecret: "a-session-secret-of-forty-characters-000",
};
const secret = new Uint8Array([1, 2, 3, 4, 5]);
const seal = () => sealSecret(secret, label, systemRandom);

describe("a sealed secret", () => {
  it("opens for its own account", () => {
    expect(Buffer.from(openSecret(seal(), label) ?? [])).toEqual(Buffer.from(secret));
  });

  it("does not show the secret, and looks different each time", () => {
    const one = seal();
    expect(one.includes(Buffer.from(secret))).toBe(false);
    expect(seal().equals(one)).toBe(false);
  });

  it("opens neither for another account or purpose nor under another SESSION_SECRET", () => {
    expect(openSecret(seal(), { ...label, owner: "account-2" })).toBeNull();
    expect(openSecret(seal(), { ...label, purpose: "refund account" })).toBeNull();
    expect(openSecret(seal(), { ...label, sessionSecret: `${label.sessionSecret}1` })).toBeNull();
  });

  it("does not open once a bit of it has changed", () => {
    const box = seal();
    for (const at of [0, 12, 28]) {
      const changed = Buffer.from(box);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(openSecret(changed, label)).toBeNull();
    }
  });
});
