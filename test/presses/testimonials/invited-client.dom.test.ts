import { describe, expect, it } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import { TESTIMONIAL_LIMITS } from "#domain/testimonial/testimonial-limits.ts";
import { testimonialBody } from "#domain/testimonial/testimonial-rules.ts";
import { workedOnProblem } from "#domain/testimonial/worked-on.ts";
import { sampleOpenedInvitation, sampleWrittenTestimonial } from "../../samples/testimonials.ts";
import {
  answering,
  bodiesOf,
  chooseCard,
  faultOf,
  fieldNamed,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { press, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { mainText } from "../on-page.ts";

const WRITE = "pro.testimonial.write";
const NAME = "이름이나 별칭";
const YEAR = "함께한 해";
const MONTH = "함께한 달";
const TEXT = "추천 글";
const WORDS = "이사하는 날 아침 일찍 오셔서 구석구석 꼼꼼하게 청소해 주셨어요.";
const CONSENT = "공개에 동의해야 추천을 남길 수 있어요.";
const THANKS = "추천을 남겼어요. 고마워요";
const TODAY = "2027-03-10";
const visitor = { authenticated: false, userType: "visitor" } as const;

/** The page behind the link of an invitation; it holds what was written once that was taken. */
function openLink(answered?: () => Answered): Promise<OpenPage> {
  let written: ReturnType<typeof sampleWrittenTestimonial> | null = null;
  const answer = answering({
    "pro.testimonial.open": () => ({ status: 200, body: sampleOpenedInvitation({ written }) }),
    [WRITE]: () => {
      const result = answered?.() ?? { status: 201, body: sampleWrittenTestimonial() };
      if (result.status === 201) written = sampleWrittenTestimonial({ body: WORDS });
      return result;
    },
  });
  return openPage({ path: "/testimonial#mailed", visitor, now: NOW, answer });
}

async function write(page: OpenPage): Promise<void> {
  typeInto(fieldNamed(NAME), "지영");
  await chooseCard(page, "business_client");
  typeInto(fieldNamed(YEAR), "2026");
  typeInto(fieldNamed(MONTH), "12");
  typeInto(fieldNamed(TEXT), WORDS);
  const consent = document.querySelector<HTMLElement>("main input[type=checkbox]");
  if (consent) press(consent);
  await page.settle();
}
const send = (page: OpenPage) => pressNamed(page, "추천 남기기");
const kept = () => Object.keys(window.sessionStorage).filter((key) => key.includes("testimonial"));

describe("what an invited client writes", () => {
  it("is sent with the secret of the link, and stands there with thanks", async () => {
    const page = await openLink();
    await write(page);
    expect(kept()).toHaveLength(1);
    await send(page);
    expect(bodiesOf(page, WRITE)).toEqual([
      {
        author_name: "지영",
        relation: "business_client",
        worked_on: "2026-12",
        body: WORDS,
        consent: true,
        token: "mailed",
      },
    ]);
    expect(mainText()).toContain(THANKS);
    expect(mainText()).toContain(WORDS);
    expect(document.querySelector("h1")?.textContent).toBe("내가 쓴 추천");
    expect(kept()).toEqual([]);
    expect(document.activeElement).toBe(document.querySelector("h1"));
  });

  it("is not sent before they agree that it is shown", async () => {
    const page = await openLink();
    await write(page);
    await pressConsent(page);
    await send(page);
    expect(bodiesOf(page, WRITE)).toEqual([]);
    expect(mainText()).toContain(CONSENT);
    await pressConsent(page);
    await send(page);
    expect(bodiesOf(page, WRITE)).toHaveLength(1);
  });

  it.each([
    ["a month that has not come yet", "2027", "04"],
    ["a year without its month", "2026", ""],
  ])("is not of %s", async (_, year, month) => {
    const page = await openLink();
    await write(page);
    typeInto(fieldNamed(YEAR), year);
    typeInto(fieldNamed(MONTH), month);
    await send(page);
    expect(bodiesOf(page, WRITE)).toEqual([]);
    expect(faultOf(YEAR)).toContain(workedOnProblem(`${year}-${month}`, TODAY));
    expect(document.activeElement).toBe(fieldNamed(YEAR));
  });

  it("is not sent with too few words", async () => {
    const page = await openLink();
    await write(page);
    const few = "봄".repeat(TESTIMONIAL_LIMITS.body.min - 1);
    typeInto(fieldNamed(TEXT), few);
    await send(page);
    expect(bodiesOf(page, WRITE)).toEqual([]);
    expect(faultOf(TEXT)).toContain(testimonialBody(few));
    expect(document.activeElement).toBe(fieldNamed(TEXT));
  });
});

async function pressConsent(page: OpenPage): Promise<void> {
  const box = document.querySelector<HTMLElement>("main input[type=checkbox]");
  if (!box) throw new Error("nothing to agree to");
  press(box);
  await page.settle();
}

describe("a testimonial that is refused", () => {
  it.each<ErrorCode>(["testimonial_link_invalid", "own_testimonial", "too_many", "internal"])(
    "by %s says why, and keeps what was written",
    async (code) => {
      const page = await openLink(() => refusal(code));
      await write(page);
      await send(page);
      expect(mainText()).toContain(errorCatalogue[code][1]);
      expect(mainText()).not.toContain(THANKS);
      expect(fieldNamed(TEXT).value).toBe(WORDS);
      expect(kept()).toHaveLength(1);
    },
  );

  it("at a field says so there, with the focus", async () => {
    const page = await openLink(() => refusal("invalid", { body: ["서버가 본 까닭이에요."] }));
    await write(page);
    await send(page);
    expect(faultOf(TEXT)).toContain("서버가 본 까닭이에요.");
    expect(document.activeElement).toBe(fieldNamed(TEXT));
  });

  it("is taken at the next press once the cause is gone", async () => {
    let result: Answered = refusal("too_many");
    const page = await openLink(() => result);
    await write(page);
    await send(page);
    result = { status: 201, body: sampleWrittenTestimonial() };
    await send(page);
    expect(bodiesOf(page, WRITE)).toHaveLength(2);
    expect(mainText()).toContain(THANKS);
  });
});
