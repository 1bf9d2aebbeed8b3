import { describe, expect, it } from "vitest";
import type { QuoteAttachment } from "#contract/endpoints/quotes/quote-files.ts";
import type { Output } from "#contract/registry.ts";
import { sampleQuote } from "../../samples/quotes.ts";
import { answering, bodiesOf, pressNamed, refusal, ID, NOW } from "../answering.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { said } from "../on-page.ts";

const ADD = "quotes.attachments.add";
const REMOVE = "quotes.attachments.remove";
const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
/** A document of its own id, that went with the quote, unless said otherwise. */
const file = (name: string, more: Partial<QuoteAttachment> = {}): QuoteAttachment => ({
  id: `01900000-0000-7000-8000-${name.length.toString().padStart(12, "0")}`,
  kind: "document",
  name,
  bytes: 2_048,
  url: `https://example.com/${name}`,
  thumb_url: null,
  picture: null,
  added_at: null,
  removable: false,
  ...more,
});

async function filesOf(attachments: QuoteAttachment[], added?: Answered): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" }, phone_verified: true },
    "quotes.get": sampleQuote({ id: ID, viewer: "pro", actions: ["add_file"], attachments }),
    "uploads.create": { id: ID, name: "새 도면.pdf", kind: "file" },
    [ADD]: () => added ?? { status: 201, body: {} },
    [REMOVE]: () => ({ status: 200, body: {} }),
  });
  return openPage({ path: `/pro/attach-quote-file?quote_id=${ID}`, visitor, now: NOW, answer });
}

describe("a file that is added to a quote", () => {
  it("goes to the customer with the press, of which they are told", async () => {
    const page = await filesOf([]);
    expect(said()).toContain("아직 붙인 파일이 없어요.");
    await pressNamed(page, "추가할 파일 파일 올리기");
    expect(bodiesOf(page, ADD)).toEqual([]);
    await pressNamed(page, "견적에 추가");
    expect(bodiesOf(page, ADD)).toEqual([{ attachment_ids: [ID] }]);
    expect(said()).toContain("파일을 추가했어요. 고객에게 알렸어요.");
    expect(said()).not.toContain("새 도면.pdf");
  });

  it("is asked for first when there is none", async () => {
    const page = await filesOf([]);
    await pressNamed(page, "견적에 추가");
    expect(said()).toContain("추가할 파일을 먼저 올려 주세요.");
    expect(bodiesOf(page, ADD)).toEqual([]);
  });

  it("stays, with what was wrong, when it is refused", async () => {
    const wrong = "이 파일은 열 수 없어요.";
    const page = await filesOf([], refusal("invalid", { attachment_ids: [wrong] }));
    await pressNamed(page, "추가할 파일 파일 올리기");
    await pressNamed(page, "견적에 추가");
    expect(said()).toContain(wrong);
    expect(said()).toContain("새 도면.pdf");
    expect(said()).not.toContain("파일을 추가했어요.");
  });
});

it("takes no more files than a quote may have, and says where they go", async () => {
  await filesOf(Array.from({ length: 10 }, (_, at) => file(`도면 ${"가".repeat(at)}.pdf`)));
  expect(said()).toContain("개 모두 붙였어요. 더 보여 줄 것은 대화로 보내 주세요.");
  expect(document.querySelector("main input[type=file]")).toBeNull();
});

describe("a file of a quote", () => {
  it("is told from those that went with it when it came later", async () => {
    await filesOf([file("도면.pdf"), file("나중.pdf", { added_at: "2027-03-10T11:00:00+09:00" })]);
    const rows = [...document.querySelectorAll("[aria-label='붙인 파일'] li")];
    const names = rows.map((row) => row.querySelector("a[href^='https://example.com']"));
    expect(names.map((link) => link?.textContent)).toEqual(["도면.pdf", "나중.pdf"]);
    expect(rows.map((row) => row.textContent?.includes("견적과 함께 보냄"))).toEqual([true, false]);
    expect(rows.map((row) => row.textContent?.includes("나중에 추가"))).toEqual([false, true]);
  });

  it("is taken back while nobody has seen it, after a question", async () => {
    const page = await filesOf([file("도면.pdf"), file("사진첩.pdf", { removable: true })]);
    await pressNamed(page, "사진첩.pdf 삭제");
    expect(said()).toContain("이 파일을 삭제할까요?");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, REMOVE)).toEqual([]);
    await pressNamed(page, "사진첩.pdf 삭제");
    await pressNamed(page, "확인");
    expect(bodiesOf(page, REMOVE)).toHaveLength(1);
    expect(said()).toContain("파일을 삭제했어요.");
  });
});
