import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { LEGAL_REASONS } from "#domain/review/deletion.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  pressNamed,
  refusal,
  ID,
  NOW,
} from "../answering.ts";
import { scope, type as typeInto } from "../controls.ts";
import { openPage, type Answered } from "../open-page.tsx";

const DELETE = "staff.reviews.delete";
const OTHER_ID = "01900000-0000-7000-8000-000000000009";
const REASON = "법에 정해진 이유";
const NOTE = "법원이 보낸 결정문을 읽고 판단했어요.";
const visitor = { authenticated: true, userType: "staff" } as const;

/** The page on which staff look a review up. */
async function lookUp(search: string, { deleted, found }: Record<string, Answered> = {}) {
  const answer = answering({
    "staff.secondFactor": { state: "passed", permissions: ["reviews"] },
    "staff.reviews.get": found ? () => found : { id: ID, state: "shown" },
    [DELETE]: () => deleted ?? { status: 200, body: {} },
  });
  return openPage({ path: `/staff/reviews${search}`, visitor, now: NOW, answer });
}

describe("a review that staff look up", () => {
  it("is taken down for a reason of the law alone, with a note for the staff", async () => {
    const page = await lookUp(`?id=${ID}`);
    await pressNamed(page, "후기 내리기");
    expect(scope().textContent).toContain("별점이 낮다는 이유로는 내릴 수 없어요.");
    await pressNamed(page, "후기 내리기");
    expect(faultOf(REASON)).toContain("이유를 골라 주세요.");
    expect(faultOf("내부 메모")).not.toBeNull();
    typeInto(fieldNamed("내부 메모"), NOTE);
    await pressNamed(page, "후기 내리기");
    expect(bodiesOf(page, DELETE)).toEqual([]);
    typeInto(fieldNamed(REASON), LEGAL_REASONS[0]);
    await pressNamed(page, "후기 내리기");
    expect(bodiesOf(page, DELETE)).toEqual([{ legal_reason: LEGAL_REASONS[0], note: NOTE }]);
    expect(document.body.textContent).toContain("후기를 내렸어요.");
    expect(document.querySelector("[role=dialog]")).toBeNull();
  });

  it("stays shown when that is refused, and the sheet says why", async () => {
    const page = await lookUp(`?id=${ID}`, { deleted: refusal("state_forbids") });
    await pressNamed(page, "후기 내리기");
    typeInto(fieldNamed(REASON), LEGAL_REASONS[0]);
    typeInto(fieldNamed("내부 메모"), NOTE);
    await pressNamed(page, "후기 내리기");
    expect(scope().textContent).toContain(errorCatalogue.state_forbids[1]);
    expect(document.body.textContent).not.toContain("후기를 내렸어요.");
  });

  it("is found by the address of its page, and by nothing that names none", async () => {
    const page = await lookUp("");
    const [label = ""] = [...document.querySelectorAll("main form label")].map(
      (one) => one.textContent,
    );
    typeInto(fieldNamed(label), "후기 하나");
    await pressNamed(page, "찾기");
    expect(faultOf(label)).toContain("번호나, 번호가 든 주소를 붙여 넣어 주세요.");
    expect(page.router.state.location.search).toEqual({});
    typeInto(fieldNamed(label), `https://somssi.example/reviews/${OTHER_ID}?x=1`);
    await pressNamed(page, "찾기");
    expect(page.router.state.location.search).toEqual({ id: OTHER_ID });
  });

  it("that there is not is said at the field", async () => {
    await lookUp(`?id=${ID}`, { found: refusal("not_found") });
    expect(document.querySelector("main form")?.textContent).toContain("그런 후기가 없어요.");
  });
});
