import { expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { sampleOpenedInvitation, sampleWrittenTestimonial } from "../samples/testimonials.ts";
import { answering, bodiesOf, pressNamed, refusal, NOW } from "./answering.ts";
import { openPage, type Answered } from "./open-page.tsx";

const TAKE_BACK = "pro.testimonial.takeBack";
const visitor = { authenticated: false, userType: "visitor" } as const;

/** The page of a testimonial that was written, and how many of its buttons delete it. */
async function writtenPage(taken: Answered = { status: 200, body: {} }) {
  let isTaken = false;
  const answer = answering({
    "pro.testimonial.open": () => {
      const written = sampleWrittenTestimonial(isTaken ? { state: "taken_back", body: "" } : {});
      return { status: 200, body: sampleOpenedInvitation({ written }) };
    },
    [TAKE_BACK]: () => {
      isTaken = taken.status === 200;
      return taken;
    },
  });
  return openPage({ path: "/testimonial#mailed", visitor, now: NOW, answer });
}

it("deletes nothing when the question is answered with no", async () => {
  const page = await writtenPage();
  await pressNamed(page, "추천 삭제하기");
  expect(document.querySelector("[role=alertdialog]")?.textContent).toContain("추천을 삭제할까요?");
  await pressNamed(page, "취소");
  expect(document.querySelector("[role=alertdialog]")).toBeNull();
  expect(bodiesOf(page, TAKE_BACK)).toEqual([]);
  expect(document.querySelector("main")?.textContent).toContain("꼼꼼하게");
});

it("deletes it once when it is answered with yes, and says so where one reads on", async () => {
  const page = await writtenPage();
  await pressNamed(page, "추천 삭제하기");
  await pressNamed(page, "확인");
  expect(bodiesOf(page, TAKE_BACK)).toEqual([{ token: "mailed" }]);
  const said = document.querySelector("main")?.textContent;
  expect(said).toContain("추천을 삭제했어요");
  expect(said).not.toContain("추천 삭제하기");
  expect(document.activeElement?.id).toBe("main");
});

it("says why it could not be deleted, and leaves it there to be deleted", async () => {
  const page = await writtenPage(refusal("testimonial_link_invalid"));
  await pressNamed(page, "추천 삭제하기");
  await pressNamed(page, "확인");
  expect(document.body.textContent).toContain(errorCatalogue.testimonial_link_invalid[1]);
  expect(document.querySelector("main")?.textContent).toContain("추천 삭제하기");
  expect(document.body.textContent).not.toContain("추천을 삭제했어요");
});
