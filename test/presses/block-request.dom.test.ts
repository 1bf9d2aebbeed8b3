import { expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, ID, NOW, pressNamed } from "./answering.ts";
import { openPage } from "./open-page.tsx";
import { sampleOutput } from "./sample-output.ts";

it("tells staff before they block a request that its customer reads the reason as it is written", async () => {
  const visitor = { authenticated: true, userType: "staff" } as const;
  const step = sampleOutput("staff.secondFactor") as Output<"staff.secondFactor">;
  const answer = answering({
    "staff.secondFactor": { ...step, state: "passed", permissions: ["requests"] },
    "staff.requests.get": { can_block: true },
  });
  const page = await openPage({ path: `/staff/requests?id=${ID}`, visitor, now: NOW, answer });
  await pressNamed(page, "허위 요청 막기");
  expect(document.querySelector("[role=dialog]")?.textContent).toContain(
    "고객이 이유를 그대로 읽어요.",
  );
});
