import { describe, expect, it } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import { sampleOpenedInvitation, sampleWrittenTestimonial } from "../../samples/testimonials.ts";
import { answering, bodiesOf, NOW, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { offered, said } from "../on-page.ts";

const OPEN = "pro.testimonial.open";
const TAKE_BACK = "pro.testimonial.takeBack";
const DELETE = "추천 삭제하기";
const USELESS = "추천을 쓸 수 없는 링크예요";
const UNKNOWN = "초대를 확인하지 못했어요";
const visitor = { authenticated: false, userType: "visitor" } as const;

interface Given {
  secret?: string;
  opened?: () => Answered;
  taken?: () => Answered;
}

function openLink({ secret = "#mailed", opened, taken }: Given = {}): Promise<OpenPage> {
  let state: "shown" | "taken_back" = "shown";
  const answer = answering({
    [OPEN]:
      opened ??
      (() => ({
        status: 200,
        body: sampleOpenedInvitation({ written: sampleWrittenTestimonial({ state }) }),
      })),
    [TAKE_BACK]: () => {
      const answered = taken?.() ?? { status: 200, body: {} };
      if (answered.status === 200) state = "taken_back";
      return answered;
    },
  });
  return openPage({ path: `/testimonial${secret}`, visitor, now: NOW, answer });
}
const unwritten = (): Answered => ({
  status: 200,
  body: sampleOpenedInvitation({ written: null }),
});

describe("the link of an invitation", () => {
  it("without its secret says where to come from, and asks the server nothing", async () => {
    const page = await openLink({ secret: "" });
    expect(said()).toContain(USELESS);
    expect(said()).toContain("받은 문자나 메일의 링크로 들어와 주세요.");
    expect(bodiesOf(page, OPEN)).toEqual([]);
  });

  it("is opened once, by its secret, and says who asks and for what", async () => {
    const page = await openLink({ opened: unwritten });
    expect(bodiesOf(page, OPEN)).toEqual([{ token: "mailed" }]);
    expect(document.querySelector("h1")?.textContent).toBe("한솔 고수 추천하기");
    expect(said()).toContain("이사청소 일을 함께한 이야기를 들려주세요.");
  });

  it("that was cut off says so, and cannot be tried again", async () => {
    await openLink({ opened: () => refusal("invalid", { token: ["올바르지 않아요."] }) });
    expect(said()).toContain("링크가 잘렸어요. 받은 그대로 열어 주세요.");
    expect(offered()).not.toContain("다시 시도");
  });

  it.each<ErrorCode>(["testimonial_link_invalid", "own_testimonial"])(
    "that %s refuses is said to be useless for good, and why",
    async (code) => {
      await openLink({ opened: () => refusal(code) });
      expect(said()).toContain(USELESS);
      expect(said()).toContain(errorCatalogue[code][1]);
      expect(offered()).not.toContain("다시 시도");
    },
  );

  it.each<ErrorCode>(["too_many", "internal"])(
    "that could not be opened for %s can be tried again, and opens then",
    async (code) => {
      let isDown = true;
      const page = await openLink({ opened: () => (isDown ? refusal(code) : unwritten()) });
      expect(said()).toContain(UNKNOWN);
      expect(said()).toContain(errorCatalogue[code][1]);
      expect(said()).not.toContain(USELESS);
      isDown = false;
      await pressNamed(page, "다시 시도");
      expect(said()).not.toContain(UNKNOWN);
      expect(document.querySelector("h1")?.textContent).toBe("한솔 고수 추천하기");
    },
  );

  it("gives way to another that is opened in the same tab", async () => {
    const page = await openLink({ opened: () => refusal("testimonial_link_invalid") });
    window.location.hash = "newer";
    window.dispatchEvent(new Event("hashchange"));
    await page.settle();
    expect(bodiesOf(page, OPEN)).toEqual([{ token: "mailed" }, { token: "newer" }]);
  });
});

describe("a testimonial that was written", () => {
  it("is deleted only once its author is sure", async () => {
    const page = await openLink();
    await pressNamed(page, DELETE);
    expect(scope().textContent).toContain("같은 링크로 다시 쓸 수 없어요.");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, TAKE_BACK)).toEqual([]);
    await pressNamed(page, DELETE);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, TAKE_BACK)).toEqual([{ token: "mailed" }]);
    expect(said()).toContain("글과 이름을 지웠어요.");
    expect(offered()).not.toContain(DELETE);
    expect(document.activeElement?.id).toBe("main");
  });

  it.each<ErrorCode>(["testimonial_link_invalid", "state_forbids", "too_many"])(
    "stays where %s refuses that, and why is said",
    async (code) => {
      const page = await openLink({ taken: () => refusal(code) });
      await pressNamed(page, DELETE);
      await pressNamed(page, "확인");
      expect(said()).toContain(errorCatalogue[code][1]);
      expect(said()).not.toContain("글과 이름을 지웠어요.");
      expect(offered()).toContain(DELETE);
    },
  );
});
