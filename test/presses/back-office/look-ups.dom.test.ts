import { describe, expect, it } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import { decisionReason, STAFF_TEXT } from "#domain/staff/staff-rules.ts";
import { bodiesOf, faultOf, fieldNamed, ID, pressNamed, refusal } from "../answering.ts";
import { controls, type as typeInto } from "../controls.ts";
import type { Answered, OpenPage } from "../open-page.tsx";
import { openStaffPage, sendSheet } from "./staff-page.ts";
import { isSheetOpen, said, sentTo } from "../on-page.ts";

const BLOCK = "staff.requests.block";
const GET = "staff.requests.get";
const FIELD = "요청 번호나 주소";
const OTHER_ID = "01900000-0000-7000-8000-000000000009";
const WHY = "같은 내용의 요청을 여러 번 올리셨어요.";
const DONE = "요청을 막았어요.";

interface Given {
  found?: () => Answered;
  canBlock?: boolean;
  blocked?: () => Answered;
}

/** The page on which staff look a request up; one that was blocked is not blocked again. */
function lookUp(search: string, { found, canBlock = true, blocked }: Given = {}) {
  let can_block = canBlock;
  return openStaffPage(`/staff/requests${search}`, {
    [GET]: found ?? (() => ({ status: 200, body: { ...request, can_block } })),
    [BLOCK]: () => {
      const answered = blocked?.() ?? { status: 200, body: {} };
      if (answered.status === 200) can_block = false;
      return answered;
    },
  });
}
const request = {
  id: ID,
  service: "이사청소",
  region: null,
  state: "open",
  state_reason: null,
  published_at: "2027-03-01T12:00:00+09:00",
  answers: [],
  customer: {
    id: ID,
    name: "김지영",
    email: "a@example.com",
    phone: null,
    joined_at: "2027-01-01T12:00:00+09:00",
  },
  quotes: [],
  decisions: [],
};
const search = (page: OpenPage) => page.router.state.location.search;
const form = () => document.querySelector("main form")?.textContent;

describe("a request that staff look up", () => {
  it("is asked for only once its number was given", async () => {
    const page = await lookUp("");
    expect(sentTo(page, GET)).toEqual([]);
    expect(said()).not.toContain("요청한 사람");
    typeInto(fieldNamed(FIELD), `  ${OTHER_ID.toUpperCase()}  `);
    await pressNamed(page, "찾기");
    expect(search(page)).toEqual({ id: OTHER_ID });
    expect(sentTo(page, GET)[0]?.url).toContain(OTHER_ID);
    expect(said()).toContain("요청한 사람");
    expect(fieldNamed(FIELD).value).toBe(OTHER_ID);
  });

  it("is not asked for by what holds no number", async () => {
    const page = await lookUp("");
    typeInto(fieldNamed(FIELD), "김지영님의 요청");
    await pressNamed(page, "찾기");
    expect(faultOf(FIELD)).toContain("번호나, 번호가 든 주소를 붙여 넣어 주세요.");
    expect(search(page)).toEqual({});
    expect(sentTo(page, GET)).toEqual([]);
  });

  it("that there is not is said at the field, and nothing is shown", async () => {
    await lookUp(`?id=${ID}`, { found: () => refusal("not_found") });
    expect(form()).toContain("그런 요청이 없어요. 번호를 확인해 주세요.");
    expect(fieldNamed(FIELD).value).toBe(ID);
    expect(said()).not.toContain("요청한 사람");
  });

  it("that there is not gives way to the next that is looked up", async () => {
    let isThere = false;
    const found = (): Answered =>
      isThere ? { status: 200, body: { ...request, can_block: false } } : refusal("not_found");
    const page = await lookUp(`?id=${ID}`, { found });
    isThere = true;
    typeInto(fieldNamed(FIELD), OTHER_ID);
    await pressNamed(page, "찾기");
    expect(form()).not.toContain("그런 요청이 없어요.");
    expect(said()).toContain("요청한 사람");
  });

  it("of which the server says nothing is not said to be missing", async () => {
    await lookUp(`?id=${ID}`, { found: () => refusal("internal") });
    expect(said()).not.toContain("그런 요청이 없어요.");
    expect(said()).toContain("다시 시도");
  });
});

describe("a request that is blocked", () => {
  async function openSheet(given: Given = {}): Promise<OpenPage> {
    const page = await lookUp(`?id=${ID}`, given);
    await pressNamed(page, "허위 요청 막기");
    return page;
  }

  it("is so with the reason that its customer reads, and not a second time", async () => {
    const page = await openSheet();
    typeInto(fieldNamed("이유"), WHY);
    await sendSheet(page);
    expect(bodiesOf(page, BLOCK)).toEqual([{ reason: WHY }]);
    expect(sentTo(page, BLOCK)[0]?.url).toContain(ID);
    expect(said()).toContain(DONE);
    expect(isSheetOpen()).toBe(false);
    expect(controls().map(({ label }) => label)).not.toContain("허위 요청 막기");
  });

  it("closes its sheet, also where the page comes as it was", async () => {
    const page = await openSheet({
      found: () => ({ status: 200, body: { ...request, can_block: true } }),
    });
    typeInto(fieldNamed("이유"), WHY);
    await sendSheet(page);
    expect(isSheetOpen()).toBe(false);
  });

  it("is not as long as the reason says too little", async () => {
    const page = await openSheet();
    const short = "봄".repeat(STAFF_TEXT.min - 1);
    typeInto(fieldNamed("이유"), short);
    await sendSheet(page);
    expect(faultOf("이유")).toContain(decisionReason(short));
    expect(bodiesOf(page, BLOCK)).toEqual([]);
  });

  it.each<ErrorCode>(["not_found", "state_forbids", "internal"])(
    "is not when %s refuses: the sheet says why and keeps the reason",
    async (code) => {
      const page = await openSheet({ blocked: () => refusal(code) });
      typeInto(fieldNamed("이유"), WHY);
      await sendSheet(page);
      expect(faultOf("이유")).toContain(errorCatalogue[code][1]);
      expect(fieldNamed("이유").value).toBe(WHY);
      expect(said()).not.toContain(DONE);
    },
  );

  it("opens again with the reason, and without what was refused before", async () => {
    const page = await openSheet({ blocked: () => refusal("internal") });
    typeInto(fieldNamed("이유"), WHY);
    await sendSheet(page);
    expect(faultOf("이유")).not.toBeNull();
    await pressNamed(page, "닫기");
    await pressNamed(page, "허위 요청 막기");
    expect(fieldNamed("이유").value).toBe(WHY);
    expect(faultOf("이유")).toBeNull();
  });
});
