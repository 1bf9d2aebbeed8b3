import { describe, expect, it, onTestFinished, vi } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import {
  invitationMessage,
  invitedContact,
  invitedName,
} from "#domain/testimonial/testimonial-rules.ts";
import {
  sampleInvitation,
  sampleSentInvitation,
  sampleWrittenTestimonial,
} from "../../samples/testimonials.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  ID,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { scope, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { offered, said } from "../on-page.ts";

const INVITE = "pro.testimonial.invite";
const WITHDRAW = "pro.testimonial.withdraw";
const REMOVE = "pro.testimonial.remove";
const NAME = "고객 이름";
const CONTACT = "휴대폰 번호나 이메일";
const SERVICE = "함께한 서비스";
const SEND = "초대 보내기";
const LINK = "추천 링크";
const CLEANING = { slug: "cleaning", name: "이사청소" };
const WALLPAPER = { slug: "wallpaper", name: "도배 시공" };
const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;

interface Given {
  services?: readonly object[];
  invitations?: readonly object[];
  answered?: Partial<Record<typeof INVITE | typeof WITHDRAW | typeof REMOVE, () => Answered>>;
}

function openManage({
  services = [CLEANING, WALLPAPER],
  invitations = [sampleInvitation({ id: ID })],
  answered = {},
}: Given = {}): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "pro.profile": { services },
    "pro.testimonial.invitations": { items: invitations, next: null },
    "pro.testimonial": { items: [sampleWrittenTestimonial({ id: ID })], next: null },
    [INVITE]: answered[INVITE] ?? (() => ({ status: 201, body: sampleSentInvitation() })),
    [WITHDRAW]: answered[WITHDRAW] ?? {},
    [REMOVE]: answered[REMOVE] ?? {},
  });
  return openPage({ path: "/pro/testimonials", visitor, now: NOW, answer });
}

function write(): void {
  typeInto(fieldNamed(NAME), "김지영");
  typeInto(fieldNamed(CONTACT), "a@example.com");
  typeInto(fieldNamed(SERVICE), WALLPAPER.slug);
}
const sent = (page: OpenPage, name: string) => page.sent.filter((one) => nameOf(one) === name);

describe("a past client who is asked", () => {
  it("is invited to the service of the work, and the link is shown until it is closed", async () => {
    const page = await openManage();
    write();
    await pressNamed(page, SEND);
    expect(bodiesOf(page, INVITE)).toEqual([
      { client_name: "김지영", contact: "a@example.com", service: WALLPAPER.slug, message: "" },
    ]);
    expect(said()).toContain("김지영님을 초대했어요");
    expect(fieldNamed(LINK).value).toBe(sampleSentInvitation().link);
    expect(fieldNamed(NAME).value).toBe("");
    expect(fieldNamed(CONTACT).value).toBe("");
    await pressNamed(page, "닫기");
    expect(document.activeElement).toBe(document.querySelector("h1"));
    expect(said()).not.toContain(sampleSentInvitation().link);
    expect(said()).not.toContain("김지영님을 초대했어요");
  });

  it("is named, can be reached, and is told no link but ours: each fault at its field", async () => {
    const page = await openManage();
    await pressNamed(page, SEND);
    expect(faultOf(NAME)).toContain(invitedName(""));
    expect(faultOf(CONTACT)).toContain(invitedContact(""));
    expect(faultOf(SERVICE)).toContain("함께한 서비스를 골라 주세요.");
    expect(document.activeElement).toBe(fieldNamed(NAME));
    write();
    const linked = "https://example.com 에서 봐 주세요.";
    typeInto(fieldNamed("부탁하는 말(선택)"), linked);
    await pressNamed(page, SEND);
    expect(faultOf("부탁하는 말(선택)")).toContain(invitationMessage(linked));
    expect(bodiesOf(page, INVITE)).toEqual([]);
  });

  it("worked with the only service that its pro has: nothing is to be chosen", async () => {
    await openManage({ services: [CLEANING] });
    expect(fieldNamed(SERVICE).value).toBe(CLEANING.slug);
    await openManage();
    expect(fieldNamed(SERVICE).value).toBe("");
  });

  it.each<ErrorCode>(["state_forbids", "too_many", "unavailable"])(
    "is not invited when %s refuses: why is said, and what was written stays",
    async (code) => {
      const page = await openManage({ answered: { [INVITE]: () => refusal(code) } });
      write();
      await pressNamed(page, SEND);
      expect(document.querySelector("main form")?.textContent).toContain(errorCatalogue[code][1]);
      expect(said()).not.toContain("초대했어요");
      expect(fieldNamed(CONTACT).value).toBe("a@example.com");
    },
  );
});

describe("the link that was just sent", () => {
  /** What the browser does with what is copied. */
  function clipboard(writeText: (text: string) => Promise<void>): void {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
  }

  it("is copied whole", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    clipboard(writeText);
    const page = await openManage();
    write();
    await pressNamed(page, SEND);
    await pressNamed(page, "링크 복사");
    expect(writeText.mock.calls).toEqual([[sampleSentInvitation().link]]);
    expect(said()).toContain("링크를 복사했어요.");
  });

  it("that the browser does not copy is selected, and the person told", async () => {
    clipboard(() => Promise.reject(new Error("not allowed")));
    const page = await openManage();
    write();
    await pressNamed(page, SEND);
    await pressNamed(page, "링크 복사");
    expect(said()).toContain("복사하지 못했어요. 선택된 링크를 직접 복사해 주세요.");
    const { selectionStart, selectionEnd, value } = fieldNamed(LINK);
    expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  });
});

describe("an invitation that was sent", () => {
  const CANCEL = "김지영님의 초대 취소하기";

  it("is withdrawn only once its pro is sure", async () => {
    const page = await openManage();
    await pressNamed(page, CANCEL);
    expect(scope().textContent).toContain("김지영님의 초대를 취소할까요?");
    await pressNamed(page, "취소");
    expect(sent(page, WITHDRAW)).toEqual([]);
    await pressNamed(page, CANCEL);
    await pressNamed(page, "확인");
    expect(sent(page, WITHDRAW)[0]?.url).toContain(ID);
    expect(said()).toContain("초대를 취소했어요.");
    expect(document.activeElement?.id).toBe("main");
  });

  it("that was answered meanwhile says why it is not withdrawn", async () => {
    const answered = { [WITHDRAW]: () => refusal("state_forbids") };
    const page = await openManage({ answered });
    await pressNamed(page, CANCEL);
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.state_forbids[1]);
    expect(said()).not.toContain("초대를 취소했어요.");
  });

  it.each([
    ["sent", true],
    ["opened", true],
    ["written", false],
    ["withdrawn", false],
    ["expired", false],
  ] as const)(
    "can be withdrawn while it waits, and is not when it is %s: %s",
    async (state, may) => {
      await openManage({ invitations: [sampleInvitation({ id: ID, state })] });
      expect(offered().includes(CANCEL)).toBe(may);
      expect(said().includes("2027년 04월 09일까지")).toBe(may);
    },
  );
});

describe("a testimonial that its pro takes off", () => {
  const REMOVE_IT = "지영님의 추천 내리기";

  it("goes only once they are sure", async () => {
    const page = await openManage();
    await pressNamed(page, "받은 추천");
    await pressNamed(page, REMOVE_IT);
    expect(scope().textContent).toContain("다시 올릴 수 없어요.");
    await pressNamed(page, "취소");
    expect(sent(page, REMOVE)).toEqual([]);
    await pressNamed(page, REMOVE_IT);
    await pressNamed(page, "확인");
    expect(sent(page, REMOVE)[0]?.url).toContain(ID);
    expect(said()).toContain("추천을 내렸어요.");
    expect(document.activeElement?.id).toBe("main");
  });

  it("that its author took back meanwhile says why", async () => {
    const page = await openManage({ answered: { [REMOVE]: () => refusal("state_forbids") } });
    await pressNamed(page, "받은 추천");
    await pressNamed(page, REMOVE_IT);
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.state_forbids[1]);
    expect(said()).not.toContain("추천을 내렸어요.");
  });
});
