import { test } from "./journey.ts";
import { keyboard } from "./keyboard-hand.ts";
import { runMainJob } from "./main-job.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("본업을 키보드만으로", async ({ page, open, market }) => {
  // Hundreds of stops with the Tab key, one after the other.
  test.setTimeout(600_000);
  const region = { code: "11710", names: ["서울특별시", "송파구", "잠실2동"] } as const;
  await runMainJob({ page, open, market, hand: keyboard, region });
});
