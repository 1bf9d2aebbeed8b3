import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { newNonce } from "../http/security-headers.ts";
import { systemRandom } from "../random.ts";
import { FilledPage } from "./filled-page.ts";

const place = newNonce(systemRandom);

describe.each([
  ["without a place", "<p>이사 청소</p>"],
  ["with one", `<script nonce="${place}">go()</script>`],
  ["that begins and ends with one", `${place}<p>이사</p>${place}${place}`],
  ["that says nothing else", place],
  ["that is empty", ""],
  [
    "that is long",
    Array.from({ length: 300 }, (_, n) => `<li nonce="${place}">고수 ${n * 7_919}</li>`).join(""),
  ],
])("a page %s", (_, html) => {
  it("carries each answer's nonce, packed or not", async () => {
    const page = await FilledPage.of(html, place);
    for (let answer = 0; answer < 3; answer += 1) {
      const nonce = newNonce(systemRandom);
      const expected = html.replaceAll(place, nonce);
      const [plain, packed] = [page.plain(nonce), page.gzip(nonce)];
      expect(plain.toString()).toBe(expected);
      // gunzip also checks length and checksum.
      expect(gunzipSync(packed).toString()).toBe(expected);
      page.giveBack(plain);
      page.giveBack(packed);
    }
  });
});

it("packs well, places and all", async () => {
  const html = `<script nonce="${place}"></script>${"<p>같은 말을 다시 해요.</p>".repeat(2_000)}`;
  const page = await FilledPage.of(html, place);
  expect(page.gzip(place).length).toBeLessThan(page.plain(place).length / 50);
});

it("never writes into an answer that was not given back", async () => {
  const page = await FilledPage.of(`<i>${place}</i>`, place);
  const [one, two] = [newNonce(systemRandom), newNonce(systemRandom)];
  const first = page.plain(one);
  expect(page.plain(two)).not.toBe(first);
  expect(first.toString()).toContain(one);
  page.giveBack(first);
  expect(page.plain(two)).toBe(first);
});
