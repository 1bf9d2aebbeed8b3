import { beforeEach, describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { bodiesOf, faultOf, fieldNamed, pressNamed, refusal } from "../answering.ts";
import { scope, type as typeInto } from "../controls.ts";
import type { Answered, OpenPage } from "../open-page.tsx";
import { openRoom, talk } from "./room.ts";
import { isSheetOpen, offered, sentTo } from "../on-page.ts";

const LIST = "users.me.quickReplies";
const CREATE = "users.me.quickReplies.create";
const OPEN = "빠른 답변";
const NEW = "새 빠른 답변";
const WORDS = "주말에도 가요.";

let created: () => Answered;
let listed: () => Answered;
beforeEach(() => {
  created = () => ({ status: 201, body: { id: "new", text: WORDS } });
  listed = () => ({ status: 200, body: { items: [{ id: "kept", text: WORDS }] } });
});

async function openReplies(): Promise<OpenPage> {
  const page = await openRoom(talk({ viewer: "pro" }), [], {
    [LIST]: () => listed(),
    [CREATE]: () => created(),
    "users.me.quickReplies.edit": () => refusal("internal"),
  });
  expect(sentTo(page, LIST)).toEqual([]);
  await pressNamed(page, OPEN);
  return page;
}

const banner = () => scope().querySelector("form [role=alert]")?.textContent;

describe("a reply that a pro keeps", () => {
  it("is added without the spaces around it, and the field is empty for the next", async () => {
    const page = await openReplies();
    typeInto(fieldNamed(NEW), " 평일에도 가요. ");
    await pressNamed(page, "추가");
    expect(bodiesOf(page, CREATE)).toEqual([{ text: "평일에도 가요." }]);
    expect(fieldNamed(NEW).value).toBe("");
    expect(sentTo(page, LIST)).toHaveLength(2);
    expect(isSheetOpen()).toBe(true);
  });

  it("needs words: the field says so, and nothing is sent", async () => {
    const page = await openReplies();
    await pressNamed(page, "추가");
    expect(faultOf(NEW)).not.toBeNull();
    expect(bodiesOf(page, CREATE)).toEqual([]);
  });

  it("that is refused stays in the field, and why stands above the button", async () => {
    created = () => refusal("internal");
    const page = await openReplies();
    typeInto(fieldNamed(NEW), WORDS);
    await pressNamed(page, "추가");
    expect(banner()).toContain(errorCatalogue.internal[1]);
    expect(fieldNamed(NEW).value).toBe(WORDS);
    created = () => refusal("invalid", { text: ["서버가 본 까닭이에요."] });
    await pressNamed(page, "추가");
    expect(faultOf(NEW)).toContain("서버가 본 까닭이에요.");
  });

  it("is changed from what it says, and a change that is given up leaves it", async () => {
    const page = await openReplies();
    await pressNamed(page, "수정");
    expect(fieldNamed("빠른 답변 수정").value).toBe(WORDS);
    await pressNamed(page, "취소");
    expect(fieldNamed(NEW).value).toBe("");
    expect(offered()).not.toContain("취소");
    expect(sentTo(page, "users.me.quickReplies.edit")).toEqual([]);
  });

  it("whose change is refused stays open with it", async () => {
    const page = await openReplies();
    await pressNamed(page, "수정");
    typeInto(fieldNamed("빠른 답변 수정"), "평일에도 가요.");
    await pressNamed(page, "저장하기");
    expect(sentTo(page, "users.me.quickReplies.edit")[0]?.url).toContain("/kept/");
    expect(banner()).toContain(errorCatalogue.internal[1]);
    expect(fieldNamed("빠른 답변 수정").value).toBe("평일에도 가요.");
  });

  it("is not being changed any more once the sheet was closed", async () => {
    const page = await openReplies();
    await pressNamed(page, "수정");
    await pressNamed(page, "닫기");
    await pressNamed(page, OPEN);
    expect(fieldNamed(NEW).value).toBe("");
  });

  it("that is chosen stands in the message, and the sheet is closed", async () => {
    const page = await openReplies();
    await pressNamed(page, WORDS);
    expect(isSheetOpen()).toBe(false);
    expect(fieldNamed("메시지").value).toBe(WORDS);
  });
});

describe("replies that are kept", () => {
  it("and could not be loaded are asked for again by a press; until then none is made", async () => {
    listed = () => refusal("internal");
    const page = await openReplies();
    expect(scope().textContent).toContain("빠른 답변을 불러오지 못했어요");
    expect(scope().textContent).toContain(errorCatalogue.internal[1]);
    expect(scope().textContent).not.toContain("자주 하는 말을 적어 두면");
    expect(offered()).not.toContain("추가");
    listed = () => ({ status: 200, body: { items: [] } });
    await pressNamed(page, "다시 시도");
    expect(scope().textContent).not.toContain("빠른 답변을 불러오지 못했어요");
    expect(scope().textContent).toContain("자주 하는 말을 적어 두면");
    expect(offered()).toContain("추가");
  });

  it("are the pro's alone", async () => {
    await openRoom(talk({ viewer: "customer" }));
    expect(offered()).not.toContain(OPEN);
  });
});
