import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
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
import { type as typeInto } from "../controls.ts";
import { pageIntervals } from "../dom.ts";
import { openPage, type Answered } from "../open-page.tsx";
import { offered, said } from "../on-page.ts";

type Export = Output<"users.me.exports">["items"][number];

const ASK = "users.me.exports.create";
const BUTTON = "파일 요청하기";
const PASSWORD = "Maple-Bridge-2207!";
const YESTERDAY = "2027-03-09T23:59:00+09:00";
const TODAY = "2027-03-10T00:00:00+09:00";
const visitor = { authenticated: true, userType: "customer" } as const;

const copy = (own: Partial<Export> = {}): Partial<Export> => ({
  id: ID,
  state: "ready",
  asked_at: YESTERDAY,
  expires_at: "2027-03-17T12:00:00+09:00",
  ...own,
});

function open(items: Partial<Export>[], answered?: Answered) {
  const answer = answering({
    "users.me.exports": { items },
    "users.me.proof": { password: true, passkey: false, providers: [], fresh_until: null },
    ...(answered && { [ASK]: () => answered }),
  });
  return openPage({ path: "/setting/account/export", visitor, now: NOW, answer });
}
const rows = () => [...document.querySelectorAll("main li")].map((one) => one.textContent);

describe("a copy of one's own data", () => {
  it("is asked for with the password, which does not stay in its field", async () => {
    const page = await open([], { status: 201, body: {} });
    expect(said()).not.toContain("요청한 파일");
    typeInto(fieldNamed("지금 비밀번호"), PASSWORD);
    await pressNamed(page, BUTTON);
    expect(bodiesOf(page, ASK)).toEqual([{ password: PASSWORD }]);
    expect(said()).toContain("요청을 받았어요. 파일을 만들고 있어요.");
    expect(fieldNamed("지금 비밀번호").value).toBe("");
  });

  it("is not made for a wrong password, nor where that is refused", async () => {
    const wrong = refusal("invalid", { password: ["비밀번호가 맞지 않아요."] });
    const page = await open([], wrong);
    typeInto(fieldNamed("지금 비밀번호"), "another");
    await pressNamed(page, BUTTON);
    expect(faultOf("지금 비밀번호")).toContain("비밀번호가 맞지 않아요.");
    expect(said()).not.toContain("요청을 받았어요.");
    const busy = await open([], refusal("too_many"));
    await pressNamed(busy, BUTTON);
    expect(document.querySelector("main form [role=alert]")?.textContent).toContain(
      errorCatalogue.too_many[1],
    );
  });

  it("is asked for once a day of Seoul", async () => {
    await open([copy({ asked_at: YESTERDAY })]);
    expect(offered()).toContain(BUTTON);
    expect(said()).not.toContain("내일 다시 요청해 주세요.");
    await open([copy({ asked_at: TODAY }), copy({ asked_at: YESTERDAY })]);
    expect(offered()).not.toContain(BUTTON);
    expect(said()).toContain("오늘은 요청했으니 내일 다시 요청해 주세요.");
  });

  it("can be fetched while it is there", async () => {
    await open([copy()]);
    expect(rows()[0]).toMatch(/받을 수 있어요\. 2027년 03월 17일까지파일 받기$/);
    const file = document.querySelector<HTMLAnchorElement>("main li a");
    expect(file?.getAttribute("href")).toContain(`/${ID}/`);
    expect(file?.hasAttribute("download")).toBe(true);
    expect(said()).toContain("만든 날부터 7일 동안 받을 수 있고, 그 뒤에는 삭제해요.");
  });

  it.each([
    ["asked", "만들고 있어요. 곧 받을 수 있어요."],
    ["destroyed", "기간이 지나 삭제했어요."],
  ] as const)("cannot be fetched when it is %s", async (state, words) => {
    await open([copy({ state })]);
    expect(rows()[0]?.endsWith(words)).toBe(true);
    expect(document.querySelector("main li a")).toBeNull();
  });

  it("that is being made is looked for again and again, one that is there is not", async () => {
    await open([copy()]);
    expect(pageIntervals()).not.toContain(5_000);
    await open([copy({ state: "asked", expires_at: null })]);
    expect(pageIntervals()).toContain(5_000);
  });
});
