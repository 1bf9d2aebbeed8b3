import { expect, it } from "vitest";
import { CONSULTATION_LIMITS } from "#domain/consultation/consultation-limits.ts";
import { answering, ID, NOW } from "./answering.ts";
import { openPage } from "./open-page.tsx";

it("says before a consultation is asked for how much there is to write", async () => {
  const visitor = { authenticated: false, userType: "visitor" } as const;
  const path = `/pros/${ID}/consultation`;
  await openPage({ path, visitor, now: NOW, answer: answering({}) });
  expect(document.querySelector("main")?.textContent).toContain(
    `${CONSULTATION_LIMITS.message.min}자 이상 적으면`,
  );
});
