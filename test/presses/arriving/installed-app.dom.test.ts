import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { answering, NOW } from "../answering.ts";
import { openPage } from "../open-page.tsx";
import { said } from "../on-page.ts";

interface Manifest {
  name: string;
  lang: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}

const PUBLIC = join(import.meta.dirname, "../../../src/web/public");
const manifest = JSON.parse(readFileSync(join(PUBLIC, "manifest.webmanifest"), "utf8")) as Manifest;

/** Where a PNG says how wide and how high it is. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

it("the app on a home screen has the product's name, in Korean", () => {
  expect([manifest.name, manifest.lang]).toEqual(["솜씨", "ko"]);
});

it("each of its icons is there, as large as it says", () => {
  for (const { src, sizes } of manifest.icons) {
    const file = join(PUBLIC, src);
    expect([src, existsSync(file) && sizeOf(readFileSync(file))]).toEqual([src, sizes]);
  }
});

it("has a small icon, a large one, and one that may be cut round", () => {
  expect(manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
});

it("its shortcuts lead to pages that there are", async () => {
  const visitor = { authenticated: true, userType: "customer" } as const;
  for (const { name, url } of manifest.shortcuts) {
    await openPage({ path: url, visitor, now: NOW, answer: answering({}) });
    expect([name, said().includes("찾는 화면이 없어요")]).toEqual([name, false]);
    expect(document.querySelector("h1")?.textContent).toContain(name);
  }
});
