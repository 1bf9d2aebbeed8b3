import { pointer } from "./hand.ts";
import { test } from "./journey.ts";
import { runMainJob } from "./main-job.ts";

test.describe.configure({ mode: "parallel" });

const gangnam = { code: "11680", names: ["서울특별시", "강남구", "역삼1동"] } as const;
const seocho = { code: "11650", names: ["서울특별시", "서초구", "반포1동"] } as const;

for (const { width, region } of [
  { width: 360, region: gangnam },
  { width: 1280, region: seocho },
]) {
  test.describe(`${width}px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("본업: 가입부터 후기의 댓글까지", async ({ page, open, market }) => {
      await runMainJob({ page, open, market, hand: pointer, region });
    });
  });
}
