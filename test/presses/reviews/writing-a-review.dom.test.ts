import { describe, expect, it } from "vitest";
import type { CustomerHire } from "#contract/endpoints/hires.ts";
import type { WrittenReview } from "#contract/endpoints/reviews.ts";
import { errorCatalogue } from "#contract/errors.ts";
import { answering, bodiesOf, fieldNamed, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { press, type as typeInto } from "../controls.ts";
import { hrefOf, mainText, offered, rowsOf, where } from "../on-page.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

type Given = Parameters<typeof answering>[0];

const visitor = { authenticated: true, userType: "customer" } as const;
const SEND = "후기 남기기";
const WORDS = "어떤 점이 좋았고, 어떤 점이 아쉬웠나요?";
const GOOD = "구석까지 닦아 주셨고 약속한 시간도 지켜 주셨어요. 다음에도 부탁드리고 싶어요.";
const sample = sampleOutput("hires.get") as CustomerHire;
const hire: CustomerHire = {
  ...sample,
  id: ID,
  request_id: ID,
  service: { slug: "cleaning", name: "이사청소" },
  pro: { ...sample.pro, id: "hansol", display_name: "한솔" },
  state: "completed",
  review_id: null,
  agreed_date: "2027-03-05",
  completed_at: "2027-03-06T18:00:00+09:00",
  agreed_price: 320_000,
};

function openForm(changes: Partial<CustomerHire> = {}, given: Given = {}): Promise<OpenPage> {
  const answer = answering({ "hires.get": { ...hire, ...changes }, ...given });
  return openPage({ path: `/review/${ID}`, visitor, now: NOW, answer });
}

/** Gives so many stars to each question. */
async function rate(page: OpenPage, stars: number): Promise<void> {
  const groups = new Set(
    [...document.querySelectorAll<HTMLInputElement>("main input[type=radio]")].map((i) => i.name),
  );
  for (const name of groups) {
    const star = document.querySelector<HTMLElement>(
      `main input[type=radio][name="${name}"][value="${stars}"]`,
    );
    if (star) press(star);
  }
  await page.settle();
}

describe("a review that is written", () => {
  it("is of what was done, with whom, when and for how much", async () => {
    await openForm();
    expect(mainText()).toMatch(/한솔이사청소2027년 03월 05일.*320,000원/);
  });

  it("is sent with its stars and words, and thanked for", async () => {
    const page = await openForm();
    await rate(page, 4);
    typeInto(fieldNamed(WORDS), GOOD);
    await pressNamed(page, SEND);
    expect(bodiesOf(page, "reviews.create")).toEqual([
      {
        hire_id: ID,
        rating: 4,
        quality: 4,
        communication: 4,
        punctuality: 4,
        body: GOOD,
        photo_ids: [],
      },
    ]);
    expect(where(page)).toBe(`/requests/${ID}/reviewed`);
  });

  it("without stars says at each question that they are missing, and is not sent", async () => {
    const page = await openForm();
    typeInto(fieldNamed(WORDS), GOOD);
    await pressNamed(page, SEND);
    expect(bodiesOf(page, "reviews.create")).toEqual([]);
    expect(mainText().match(/별점을 골라 주세요/g)).toHaveLength(4);
  });

  it("that was refused stays as it is, and says why", async () => {
    const page = await openForm({}, { "reviews.create": () => refusal("review_exists") });
    await rate(page, 5);
    typeInto(fieldNamed(WORDS), GOOD);
    await pressNamed(page, SEND);
    expect(mainText()).toContain(errorCatalogue.review_exists[1]);
    expect(fieldNamed(WORDS).value).toBe(GOOD);
    expect(where(page)).toBe(`/review/${ID}`);
  });

  it("says who will read it, and that names are hidden", async () => {
    await openForm();
    expect(mainText()).toContain("후기는 고수의 페이지에 이름을 가리고 보여요.");
  });
});

describe("no review", () => {
  it("is written twice: there is the way to the one", async () => {
    await openForm({ review_id: "written" });
    expect(mainText()).toContain("이 거래의 후기를 이미 남겼어요");
    expect(hrefOf("고수의 후기 보기")).toBe("/pros/hansol");
    expect(offered()).not.toContain(SEND);
  });

  it("is written before the end of the work, which can be said in its request", async () => {
    await openForm({ state: "hired", completed_at: null });
    expect(mainText()).toContain("아직 끝나지 않은 거래예요");
    expect(hrefOf("요청 보기")).toBe(`/requests/${ID}`);
    expect(offered()).not.toContain(SEND);
  });

  it("is written of what was cancelled", async () => {
    await openForm({ state: "cancelled", completed_at: null });
    expect(mainText()).toContain("끝까지 함께한 거래에만 후기를 남길 수 있어요.");
  });
});

describe("the reviews that somebody wrote", () => {
  const written: WrittenReview = {
    id: ID,
    author_name: "김○○",
    service: { slug: "cleaning", name: "이사청소" },
    rating: 5,
    quality: 5,
    communication: 5,
    punctuality: 5,
    body: GOOD,
    photos: [],
    created_at: "2027-03-07T12:00:00+09:00",
    edited: false,
    pro: { id: "hansol", display_name: "한솔" },
    removed: false,
    mine: true,
    can_comment: true,
    comments: [],
  };

  function openWritten(reviews: WrittenReview[]) {
    const answer = answering({ "users.me.reviews": { items: reviews, next: null } });
    return openPage({ path: "/me/reviews", visitor, now: NOW, answer });
  }

  it("lead to their pro, as long as that one has a page", async () => {
    await openWritten([written]);
    expect(hrefOf("한솔")).toBe("/pros/hansol");
    await openWritten([{ ...written, pro: { id: null, display_name: "한솔" } }]);
    expect(hrefOf("한솔")).toBeUndefined();
    expect(rowsOf("내가 쓴 후기")[0]?.textContent).toContain("한솔");
  });

  it("that were taken down say so, and cannot be changed any more", async () => {
    await openWritten([written]);
    expect(offered()).toContain("내 후기 수정");
    await openWritten([{ ...written, removed: true }]);
    expect(mainText()).toContain("운영에서 삭제한 후기예요. 나에게만 보여요.");
    expect(offered()).not.toContain("내 후기 수정");
  });

  it("that are none yet lead to the requests", async () => {
    await openWritten([]);
    expect(mainText()).toContain("아직 쓴 후기가 없어요");
    expect(hrefOf("내 요청 보기")).toBe("/requests");
  });
});
