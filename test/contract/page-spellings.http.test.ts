import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../app.ts";
import { buildPages } from "../build-pages.ts";

/** What people and robots type or paste into an address, but the ends of its path. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ..."\t\u0000\u0080\u200b\ufeff이é",
  "🧹",
].filter((character) => !"?#".includes(character));

let app: TestApp;

beforeAll(async () => {
  app = await testApp(undefined, { pages: { kind: "built", distDir: buildPages() } });
}, 60_000);

/** Where a browser ends up, and in how many steps. */
async function follow(address: string): Promise<[status: number, steps: number]> {
  let url = address;
  for (let steps = 0; steps < 4; steps += 1) {
    const { status, headers } = await app.visitor().raw({ method: "GET", url });
    if (status < 300 || status > 399) return [status, steps];
    const next = new URL(String(headers["location"]), new URL(url, "http://localhost"));
    url = next.pathname + next.search;
  }
  return [0, 4];
}

describe("an address of a page", () => {
  it("leads to a page however it is spelled, and never to itself", async () => {
    const endless: string[] = [];
    for (const character of CHARACTERS) {
      const spelled = encodeURIComponent(character);
      const raw = /[!-~]/.test(character) && character !== "%" ? character : spelled;
      for (const address of [`/pros/a${spelled}b`, `/n${raw}x/y?q=${raw}`]) {
        const [status, steps] = await follow(address);
        if (status === 0 || status >= 500 || steps > 2) endless.push(address);
      }
    }
    expect(endless).toEqual([]);
    expect(await follow("/pros/a%5Eb")).toEqual([404, 0]);
    expect((await follow("/search?q=a^b"))[0]).toBe(200);
  });
});
