import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { sampleOpenedInvitation, sampleWrittenTestimonial } from "#test/samples/testimonials.ts";
import { LinkForm } from "./link-form.tsx";
import { LinkProblem } from "./link-problem.tsx";
import { WrittenTestimonial } from "./written-testimonial.tsx";

type Written = NonNullable<Output<"pro.testimonial.open">["written"]>;

const opened = sampleOpenedInvitation();

describe("what a client is told of what they wrote", () => {
  const said = (state: Written["state"]) =>
    textInPage(
      <WrittenTestimonial
        token="token"
        opened={opened}
        written={sampleWrittenTestimonial({ state })}
      />,
    );

  it("that it is shown, and until when it can be taken back", () => {
    expect(said("shown")).toMatch(/^추천을 남겼어요\. 고마워요 한솔 고수의 공개 페이지에 보여요\./);
    expect(said("shown")).toMatch(/2027년 04월 01일 까지 .*꼼꼼하게 .* 추천 삭제하기$/);
  });

  it("that the pro hid it, which leaves taking it back", () => {
    expect(said("removed_by_pro")).toMatch(
      /^고수가 이 추천을 내렸어요 공개 페이지에는 보이지 않아요\./,
    );
    expect(said("removed_by_pro")).toMatch(/추천 삭제하기$/);
  });

  it("that it is gone, and by whom it may come anew", () => {
    expect(said("taken_back")).toMatch(/^추천을 삭제했어요 글과 이름을 지웠어요\./);
    expect(said("taken_back")).toContain("한솔 고수에게 새 초대를");
    expect(said("taken_back")).not.toContain("추천 삭제하기");
    expect(said("taken_back")).not.toContain("꼼꼼하게");
  });
});

describe("the form of a testimonial", () => {
  it("shows what the pro wrote, if they did", () => {
    const asked = textInPage(
      <LinkForm token="token" opened={sampleOpenedInvitation({ message: "한 줄 부탁드려요." })} />,
    );
    expect(asked).toMatch(/^한 줄 부탁드려요\. 한솔 고수의 부탁 /);
    expect(textInPage(<LinkForm token="token" opened={opened} />)).not.toContain("고수의 부탁");
  });
});

describe("why a link opens nothing", () => {
  const said = (code: string, status = 422) =>
    textInPage(
      <LinkProblem
        error={new ApiFailure(status, { error: { code, message: "까닭", trace_id: "t" } })}
        onRetry={() => undefined}
      />,
    );

  it("is that it was cut off, not that something was typed wrong", () => {
    expect(said("invalid")).toBe(
      "추천을 쓸 수 없는 링크예요 링크가 잘렸어요. 받은 그대로 열어 주세요.",
    );
  });

  it.each(["testimonial_link_invalid", "own_testimonial"])("is what %s says, for good", (code) => {
    expect(said(code)).toMatch(/^추천을 쓸 수 없는 링크예요 /);
    expect(said(code)).not.toContain("잘렸어요");
    expect(said(code)).not.toContain("다시 시도");
  });

  it("may pass, where nobody knows: it can be tried again", () => {
    expect(said("server_error", 500)).toMatch(/^초대를 확인하지 못했어요 .*다시 시도/);
  });
});
