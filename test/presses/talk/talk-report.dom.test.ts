import { beforeEach, describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { ABUSE_REPORT_LIMITS } from "#domain/abuse-report/limits.ts";
import { ABUSE_REPORT_REASON_LABELS, REPORT_REASON_NEEDED } from "#domain/abuse-report/reason.ts";
import { tabStorage } from "#web/platform/draft/device-storage.ts";
import { bodiesOf, faultOf, fieldNamed, ID, pressNamed, refusal } from "../answering.ts";
import { scope, type as typeInto } from "../controls.ts";
import type { Answered, OpenPage } from "../open-page.tsx";
import { message, openRoom, talk } from "./room.ts";
import { offered } from "../on-page.ts";

const REPORT = "reports.create";
const KEPT = `report.${ID}`;
const WORDS = "돈을 먼저 보내라고 세 번이나 말하고 욕설도 했어요.";

let taken: Answered;
beforeEach(() => {
  taken = { status: 201, body: { id: ID, created_at: "2027-03-10T12:00:00+09:00" } };
});

async function openReport(
  own: { viewer?: "customer" | "pro"; count?: number; verified?: boolean } = {},
): Promise<OpenPage> {
  const { viewer = "customer", count = 2, verified = true } = own;
  const messages = Array.from({ length: count }, (_, at) => message(at + 1));
  const page = await openRoom(talk({ viewer, last_seq: count }), messages, {
    "users.me": { phone_verified: verified },
    [REPORT]: () => taken,
  });
  await pressNamed(page, "대화 메뉴");
  await pressNamed(page, "신고하기");
  return page;
}

async function choose(page: OpenPage, value: string): Promise<void> {
  const card = scope().querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!card) throw new Error(`no card of ${value}`);
  card.click();
  await page.settle();
}

const cards = () =>
  [...scope().querySelectorAll<HTMLInputElement>("input[type=radio]")].map(({ value }) => value);

async function fill(page: OpenPage): Promise<void> {
  await choose(page, "off_platform_payment");
  typeInto(fieldNamed("자세한 내용"), `  ${WORDS}\n`);
  await page.settle();
}

describe("a report of a talk", () => {
  it("is of all of it, unless one message is chosen", async () => {
    const page = await openReport();
    await fill(page);
    await pressNamed(page, "신고하기");
    const rest = { reason: "off_platform_payment", text: WORDS, upload_ids: [] };
    expect(bodiesOf(page, REPORT)).toEqual([{ subject: { kind: "quote", id: ID }, ...rest }]);
  });

  it("is of the message that is chosen", async () => {
    const page = await openReport();
    await choose(page, "message-2");
    await fill(page);
    await pressNamed(page, "신고하기");
    expect(bodiesOf(page, REPORT)).toMatchObject([
      { subject: { kind: "message", id: "message-2" } },
    ]);
  });

  it("offers more messages by a press, while there are any", async () => {
    const page = await openReport({ count: 8 });
    expect(cards()).not.toContain("message-1");
    await pressNamed(page, "이전 메시지에서 고르기");
    expect(cards()).toContain("message-1");
    expect(offered()).not.toContain("이전 메시지에서 고르기");
  });

  it("offers reasons that fit the other side", async () => {
    await openReport();
    expect(cards()).toContain("false_profile");
    expect(cards()).not.toContain("fake_review");
    await openReport({ viewer: "pro" });
    expect(cards()).toContain("false_request");
    expect(cards()).not.toContain("off_platform_payment");
    expect(scope().textContent).toContain(ABUSE_REPORT_REASON_LABELS.no_show);
  });

  it("offers of a message what words alone can do, and asks anew for a reason that is none of it", async () => {
    const page = await openReport();
    await choose(page, "no_show");
    typeInto(fieldNamed("자세한 내용"), WORDS);
    await choose(page, "message-2");
    expect(cards()).not.toContain("no_show");
    await pressNamed(page, "신고하기");
    expect(scope().textContent).toContain(REPORT_REASON_NEEDED);
    expect(bodiesOf(page, REPORT)).toEqual([]);
    await choose(page, "off_platform_contact");
    await pressNamed(page, "신고하기");
    expect(bodiesOf(page, REPORT)).toMatchObject([
      { subject: { kind: "message", id: "message-2" }, reason: "off_platform_contact" },
    ]);
  });

  it("is not sent without a reason and enough words, and says what is missing", async () => {
    const page = await openReport();
    typeInto(fieldNamed("자세한 내용"), "짧은 글");
    await pressNamed(page, "신고하기");
    expect(scope().textContent).toContain(REPORT_REASON_NEEDED);
    expect(faultOf("자세한 내용")).toContain(String(ABUSE_REPORT_LIMITS.detailMin));
    expect(bodiesOf(page, REPORT)).toEqual([]);
  });

  it("takes pictures from who has a proven phone alone", async () => {
    await openReport();
    expect(offered()).toContain("사진 사진 올리기");
    await openReport({ verified: false });
    expect(offered()).not.toContain("사진 사진 올리기");
  });
});

describe("a report that was sent", () => {
  it("is told of, forgotten on the device, and leads back to the talk", async () => {
    const page = await openReport();
    await fill(page);
    expect(tabStorage.read(KEPT)).toContain(WORDS);
    await pressNamed(page, "신고하기");
    expect(scope().textContent).toContain("신고를 받았어요");
    expect(tabStorage.read(KEPT)).toBeNull();
    await pressNamed(page, "대화로 돌아가기");
    expect(document.body.textContent).not.toContain("신고를 받았어요");
    expect(offered()).toContain("대화 메뉴");
  });

  it("and is refused keeps what was written, and says why", async () => {
    taken = refusal("report_exists");
    const page = await openReport();
    await fill(page);
    await pressNamed(page, "신고하기");
    expect(scope().textContent).toContain(errorCatalogue.report_exists[1]);
    expect(fieldNamed("자세한 내용").value.trim()).toBe(WORDS);
    expect(tabStorage.read(KEPT)).toContain(WORDS);
  });

  it("and is refused for its words says so at them", async () => {
    taken = refusal("invalid", { text: ["더 자세히 적어 주세요."] });
    const page = await openReport();
    await fill(page);
    await pressNamed(page, "신고하기");
    expect(faultOf("자세한 내용")).toContain("더 자세히 적어 주세요.");
  });
});

it("a report that was begun before is there again, of the whole when its message is not", async () => {
  const page = await openRoom(talk(), [message(1)], { [REPORT]: () => taken });
  const photos: [] = [];
  tabStorage.writeJson(KEPT, { about: "message-77", reason: "other", text: WORDS, photos });
  await pressNamed(page, "대화 메뉴");
  await pressNamed(page, "신고하기");
  expect(fieldNamed("자세한 내용").value).toBe(WORDS);
  await pressNamed(page, "신고하기");
  expect(bodiesOf(page, REPORT)).toMatchObject([{ subject: { kind: "quote", id: ID } }]);
});
