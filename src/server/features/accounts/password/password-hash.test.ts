import { describe, expect, it } from "vitest";
import { systemRandom } from "#server/platform/random.ts";
import { hashPassword, isOutdatedHash, isPassword } from "./password-hash.ts";

describe("a stored password", () => {
  it("is an argon2id string with its own salt and today's cost", async () => {
    const first = await hashPassword("솜씨 좋은 사람", systemRandom);
    const second = await hashPassword("솜씨 좋은 사람", systemRandom);
    expect(first).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(second).not.toBe(first);
    expect(isOutdatedHash(first)).toBe(false);
  });

  it.each([
    ["eight letters", "abcdefgh", "abcdefgi"],
    ["64 letters that differ in the last", `${"a".repeat(63)}b`, `${"a".repeat(63)}c`],
    ["more than 72 bytes that differ behind them", `${"가".repeat(40)}나`, `${"가".repeat(40)}다`],
    ["the same letters in another case", "Passphrase", "passphrase"],
    [
      "the same Hangul put together otherwise",
      "한글비밀번호".normalize("NFC"),
      "한글비밀번호".normalize("NFD"),
    ],
    ["a space at the end", "trailing ", "trailing"],
  ])("knows %s apart", async (_, password, other) => {
    const stored = await hashPassword(password, systemRandom);
    expect(await isPassword(password, stored)).toBe(true);
    expect(await isPassword(other, stored)).toBe(false);
  });

  it("made at another cost still opens and counts as outdated", async () => {
    // argon2id of "password" with salt "somesalt", from the reference implementation's tests: m=256 KiB, t=2, p=1.
    const stored =
      "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
    expect(await isPassword("password", stored)).toBe(true);
    expect(await isPassword("passwore", stored)).toBe(false);
    expect(isOutdatedHash(stored)).toBe(true);
  });

  it.each([null, "", "none", "$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$aaaaaaaaaaaaaaaaaaaaaaaa"])(
    "that is %j opens with nothing",
    async (stored) => {
      expect(await isPassword("", stored)).toBe(false);
      expect(await isPassword("none", stored)).toBe(false);
    },
  );
});
