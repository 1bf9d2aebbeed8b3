import { expect, it } from "vitest";
import { sampleOpenedInvitation } from "../samples/testimonials.ts";
import { answering, bodiesOf, faultOf, fieldNamed, NOW, pressNamed } from "./answering.ts";
import { openPage } from "./open-page.tsx";

const visitor = { authenticated: false, userType: "visitor" } as const;

it("names at each field of a testimonial what it lacks, and sends nothing", async () => {
  const answer = answering({ "pro.testimonial.open": sampleOpenedInvitation({ written: null }) });
  const page = await openPage({ path: "/testimonial#mailed", visitor, now: NOW, answer });
  await pressNamed(page, "추천 남기기");
  expect(bodiesOf(page, "pro.testimonial.write")).toEqual([]);
  expect(faultOf("이름이나 별칭")).toContain("이름을 입력해 주세요.");
  expect(document.querySelector("[role=radiogroup], fieldset")?.textContent).toContain(
    "관계를 골라 주세요.",
  );
  expect(faultOf("함께한 해")).toContain("함께한 때");
  expect(faultOf("추천 글")).toContain("추천 글");
  expect(document.activeElement).toBe(fieldNamed("이름이나 별칭"));
});
