import { beforeEach, describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
import { FILE_MAX_KILOBYTES, FILE_REFUSALS } from "#domain/upload/check-file.ts";
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
import { busyHere, press, type as typeInto } from "../controls.ts";
import { openPage, untilItWaits, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { mainText } from "../on-page.ts";

interface Form {
  what: string;
  path: string;
  userType: "customer" | "pro" | "staff";
  /** Of the area that files are chosen in. */
  area: string;
  button: string;
  sends: EndpointName;
  uploads: "uploads.create" | "staff.uploads.create";
  purpose: string;
  /** What is typed, by the names of the fields. */
  typed: Record<string, string>;
  /** What is chosen, by the names of the choices. */
  chosen?: readonly string[];
  /** Part of what is sent with a file that arrived, and without one where it may go so. */
  withFile: object;
  without?: object;
}

const WORDS = "화장실 타일의 줄눈이 하루 만에 모두 떨어졌어요. 사진을 봐 주세요.";

const forms: Form[] = [
  {
    what: "a certificate",
    path: "/pro/certifications/credentials/new",
    userType: "pro",
    area: "증명 서류 사진 올리기",
    button: "확인 요청하기",
    sends: "users.me.certifications.credentials.create",
    uploads: "uploads.create",
    purpose: "certification_file",
    typed: { 이름: "전기기능사", "발급한 곳": "한국산업인력공단", "받은 날": "2026-03-01" },
    withFile: { file_id: ID, show_image_id: null },
  },
  {
    what: "a picture of a certificate for others",
    path: "/pro/certifications/credentials/new",
    userType: "pro",
    area: "공개할 사진 사진 올리기",
    button: "확인 요청하기",
    sends: "users.me.certifications.credentials.create",
    uploads: "uploads.create",
    purpose: "certification_image",
    typed: { 이름: "전기기능사", "발급한 곳": "한국산업인력공단", "받은 날": "2026-03-01" },
    withFile: { show_image_id: ID },
    without: { show_image_id: null },
  },
  {
    what: "a piece of work",
    path: "/pro/portfolio/new",
    userType: "pro",
    area: "사진 사진 올리기",
    button: "작업 올리기",
    sends: "pro.portfolio.create",
    uploads: "uploads.create",
    purpose: "portfolio_photo",
    typed: {
      제목: "24평 신축 아파트 입주청소",
      서비스: "move-in-cleaning",
      "어떤 일을 했나요?": WORDS,
      "작업한 해": "2026",
      "작업한 달": "05",
    },
    withFile: { photo_ids: [ID] },
  },
  {
    what: "a review",
    path: `/review/${ID}`,
    userType: "customer",
    area: "사진 사진 올리기",
    button: "후기 남기기",
    sends: "reviews.create",
    uploads: "uploads.create",
    purpose: "review_photo",
    typed: { "어떤 점이 좋았고, 어떤 점이 아쉬웠나요?": WORDS },
    chosen: ["5점, 최고예요"],
    withFile: { photo_ids: [ID] },
    without: { photo_ids: [] },
  },
  {
    what: "a question to the help desk",
    path: "/support",
    userType: "customer",
    area: "파일 파일 올리기",
    button: "문의하기",
    sends: "support.tickets.create",
    uploads: "uploads.create",
    purpose: "support_file",
    typed: { "무엇에 대한 문의인가요?": "error", 제목: "화면이 열리지 않아요", 내용: WORDS },
    withFile: { upload_ids: [ID] },
    without: { upload_ids: [] },
  },
  {
    what: "more words to the help desk",
    path: `/support/tickets/${ID}`,
    userType: "customer",
    area: "파일 파일 올리기",
    button: "보내기",
    sends: "support.tickets.messages.create",
    uploads: "uploads.create",
    purpose: "support_file",
    typed: { "이어서 남기기": WORDS },
    withFile: { upload_ids: [ID] },
    without: { upload_ids: [] },
  },
  {
    what: "an answer of the help desk",
    path: `/staff/support/${ID}`,
    userType: "staff",
    area: "파일 파일 올리기",
    button: "답 보내기",
    sends: "staff.tickets.answer",
    uploads: "staff.uploads.create",
    purpose: "support_file",
    typed: { 답: WORDS },
    withFile: { upload_ids: [ID] },
    without: { upload_ids: [] },
  },
];

/** What the tools choose. */
const FILE = "고른 사진.jpg";
const HELD = "올리지 못한 파일이 있어요. 다시 올리거나 삭제한 뒤 눌러 주세요.";
const me = sampleOutput("users.me") as Output<"users.me">;

/** How the file fares, and what is done, or looked at, while it is on its way. */
let fares: () => Answered;
let meanwhile: () => void;
const arrives = (): Answered => ({
  status: 201,
  body: { ...(sampleOutput("uploads.create") as object), id: ID, name: FILE },
});
beforeEach(() => {
  fares = arrives;
  meanwhile = () => undefined;
});

async function open({ path, userType, uploads, sends }: Form): Promise<OpenPage> {
  const answer = answering({
    "users.me": { phone_verified: true, pro: { ...me.pro, state: "approved" } },
    "staff.secondFactor": { state: "passed", permissions: ["support"] },
    "staff.tickets.get": { state: "open", actions: ["answer"], closed: null },
    "support.tickets.get": { state: "open", actions: ["write"] },
    "hires.get": { state: "completed", review_id: null },
    "pro.profile": { services: [{ slug: "move-in-cleaning", name: "입주청소" }] },
    [uploads]: async () => {
      await untilItWaits();
      meanwhile();
      return fares();
    },
    [sends]: () => ({ status: 200, body: { ...(sampleOutput(sends) as object), id: ID } }),
  });
  const visitor = { authenticated: true, userType } as const;
  return openPage({ path, visitor, now: NOW, answer });
}

async function fill(page: OpenPage, { typed, chosen = [] }: Form) {
  for (const [label, words] of Object.entries(typed)) typeInto(fieldNamed(label), words);
  for (const label of chosen) {
    for (const one of document.querySelectorAll<HTMLElement>(`main [aria-label="${label}"]`))
      press(one);
  }
  await page.settle();
}
const sent = (page: OpenPage, { sends }: Form) => bodiesOf(page, sends);
const times = ({ sent: all }: OpenPage, name: EndpointName) =>
  all.filter((one) => nameOf(one) === name).length;

/** Sends the form with the certificate's own paper, where it asks for that and the file is another. */
async function addPaper(page: OpenPage, { area }: Form) {
  if (area === "공개할 사진 사진 올리기") await pressNamed(page, "증명 서류 사진 올리기");
}

describe.each(forms)("a file of $what", (form) => {
  it("goes up for its purpose, and along with the form", async () => {
    const page = await open(form);
    await fill(page, form);
    await addPaper(page, form);
    await pressNamed(page, form.area);
    expect(bodiesOf(page, form.uploads).at(-1)).toEqual({ purpose: form.purpose, file: FILE });
    expect(mainText()).toContain(FILE);
    await pressNamed(page, form.button);
    expect(sent(page, form)).toMatchObject([form.withFile]);
  });

  it("that is too large is not sent at all, and its area says so", async () => {
    const page = await open(form);
    const field = fieldNamed(form.area);
    const large = new File(["빛"], "큰 사진.jpg", { type: "image/jpeg" });
    Object.defineProperty(large, "size", { value: FILE_MAX_KILOBYTES * 1024 + 1 });
    Object.defineProperty(field, "files", { configurable: true, value: [large] });
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await page.settle();
    expect(faultOf(form.area)).toContain(`큰 사진.jpg: ${FILE_REFUSALS.too_large}`);
    expect(times(page, form.uploads)).toBe(0);
  });

  it("that the server refuses says why, and holds the form until it is gone", async () => {
    fares = () => refusal("unsupported_media");
    const page = await open(form);
    await fill(page, form);
    await pressNamed(page, form.area);
    expect(mainText()).toContain(errorCatalogue.unsupported_media[1]);
    await pressNamed(page, form.button);
    expect(sent(page, form)).toEqual([]);
    expect(faultOf(form.area)).toContain(HELD);
    expect(document.activeElement?.getAttribute("aria-label")).toBe(`${FILE} 다시 올리기`);
    await pressNamed(page, `${FILE} 삭제`);
    expect(mainText()).not.toContain(FILE);
    expect(faultOf(form.area) ?? "").not.toContain(HELD);
    fares = arrives;
    await addPaper(page, form);
    await pressNamed(page, form.button);
    expect(sent(page, form)).toMatchObject(form.without ? [form.without] : []);
  });

  it("that the connection lost says so, and goes up by another press", async () => {
    fares = () => {
      throw new Error("no connection");
    };
    const page = await open(form);
    await fill(page, form);

    await pressNamed(page, form.area);
    expect(mainText()).toContain("연결이 끊겼어요.");
    fares = arrives;
    await pressNamed(page, `${FILE} 다시 올리기`);
    expect(mainText()).not.toContain("연결이 끊겼어요.");
    await addPaper(page, form);
    await pressNamed(page, form.button);
    expect(sent(page, form)).toMatchObject([form.withFile]);
  });

  it("holds the form while it is on its way, and can be given up", async () => {
    const seen: string[][] = [];
    meanwhile = () => {
      seen.push(busyHere());
      const stop = document.querySelector<HTMLElement>(`[aria-label="${FILE} 올리기 취소"]`);
      if (stop) press(stop);
    };
    const page = await open(form);
    await fill(page, form);
    await pressNamed(page, form.area);
    expect(seen).toEqual([[form.button]]);
    expect(mainText()).not.toContain(FILE);
    expect(busyHere()).toEqual([]);
    meanwhile = () => undefined;
    await addPaper(page, form);
    await pressNamed(page, form.button);
    expect(sent(page, form)).toMatchObject(form.without ? [form.without] : []);
  });
});
