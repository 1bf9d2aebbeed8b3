import { expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { UsableCredits } from "./usable-credits.tsx";

it("says what can be spent now, not what is blocked by an overdue payment", () => {
  const credits = { balance: 1_280, usable: 1_080, held: 9, owed: 0, lots: [] };
  const text = textInPage(<UsableCredits />, undefined, [["users.me.credits", {}, credits]]);
  expect(text).toBe("사용 가능 1,080 크레딧");
});
