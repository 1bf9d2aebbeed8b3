import { describe, expect, it } from "vitest";
import type { Review } from "#contract/endpoints/reviews.ts";
import type { Output } from "#contract/registry.ts";
import { answering, bodiesOf, fieldNamed, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { hrefOf, mainText, offered, said, sentTo } from "../on-page.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

type Summary = Output<"pro.reviews.summary">;
type Given = Parameters<typeof answering>[0];

const visitor = { authenticated: true, userType: "customer" } as const;
const review: Review = {
  id: ID,
  author_name: "김○○",
  service: { slug: "cleaning", name: "이사청소" },
  rating: 5,
  quality: 4,
  communication: 3,
  punctuality: 2,
  body: "구석까지 닦아 주셨어요.",
  photos: [],
  created_at: "2027-03-01T12:00:00+09:00",
  edited: false,
  mine: false,
  comments: [],
  can_comment: false,
};
const comment: Review["comments"][number] = {
  id: ID,
  author_role: "pro",
  author_name: "한솔",
  body: "고맙습니다.",
  created_at: "2027-03-02T12:00:00+09:00",
  edited: false,
  deleted: false,
  mine: false,
};
const summary: Summary = {
  ...(sampleOutput("pro.reviews.summary") as Summary),
  count: 4,
  rating: 4.25,
  quality: 4,
  communication: 3.5,
  punctuality: 5,
  distribution: [
    { rating: 5, count: 3 },
    { rating: 4, count: 0 },
    { rating: 3, count: 1 },
  ],
  by_service: [
    { slug: "cleaning", name: "이사청소", count: 3 },
    { slug: "windows", name: "창문 청소", count: 1 },
  ],
  with_photo: 2,
};

interface Made {
  reviews?: Review[];
  changes?: Partial<Summary>;
  search?: string;
  given?: Given;
}

function openReviews({ reviews = [review], changes = {}, search = "", given = {} }: Made = {}) {
  const answer = answering({
    "pro.reviews": { items: reviews, next: null },
    "pro.reviews.summary": { ...summary, ...changes },
    ...given,
  });
  return openPage({ path: `/pros/${ID}${search}`, visitor, now: NOW, answer });
}

const section = () => document.querySelector("main #reviews");
const text = () => section()?.textContent ?? "";
const item = () => section()?.querySelector("article")?.textContent ?? "";
const lastAsked = (page: Awaited<ReturnType<typeof openReviews>>) => {
  const { url } = sentTo(page, "pro.reviews").at(-1) ?? { url: "" };
  const { limit: _, ...asked } = Object.fromEntries(new URL(url, "http://x.test").searchParams);
  return asked;
};

describe("the reviews of a pro", () => {
  it("come to an average, to each part of it, and to how many gave how many stars", async () => {
    await openReviews();
    expect(text()).toContain("후기 4");
    expect(text()).toContain("4.3점");
    expect(text()).toMatch(/4\.0.*3\.5.*5\.0/);
    const rows = [...document.querySelectorAll("main #reviews tbody tr")];
    expect(rows.map(({ textContent }) => textContent)).toEqual(["5점75%3", "4점0%0", "3점25%1"]);
  });

  it("can be narrowed to stars that somebody gave, and back to all", async () => {
    await openReviews();
    expect(hrefOf("3점 후기만 보기")).toContain("rating=3");
    expect(hrefOf("4점 후기만 보기")).toBeUndefined();
    const page = await openReviews({ search: "?rating=3" });
    expect(lastAsked(page)).toEqual({ rating: "3" });
    expect(hrefOf("모든 별점 보기")).toBe(`/pros/${ID}`);
    expect(hrefOf("3점만 보기 해제")).toBe(`/pros/${ID}`);
    await openReviews({ search: "?rating=3&photo=1" });
    expect(hrefOf("3점만 보기 해제")).toContain("photo=1");
    expect(hrefOf("3점만 보기 해제")).not.toContain("rating");
  });

  it("can be narrowed to a service and to photos, and ordered", async () => {
    const page = await openReviews();
    typeInto(fieldNamed("후기의 서비스"), "windows");
    await page.settle();
    typeInto(fieldNamed("후기 순서"), "lowest");
    await page.settle();
    expect(lastAsked(page)).toEqual({ service: "windows", sort: "lowest" });
    expect(hrefOf("사진 후기 2")).toContain("photo=1");
    await openReviews({ changes: { with_photo: 1 } });
    expect(hrefOf("사진 후기 1")).toContain("photo=1");
  });

  it("offer no choice where there is none", async () => {
    await openReviews({ changes: { with_photo: 0, by_service: summary.by_service.slice(0, 1) } });
    expect(() => fieldNamed("후기의 서비스")).toThrow("no 후기의 서비스");
    expect(text()).not.toContain("사진 후기");
    await openReviews({ changes: { count: 1 } });
    expect(() => fieldNamed("후기 순서")).toThrow("no 후기 순서");
  });

  it("that are none are said to be, of a choice with the way back to all", async () => {
    await openReviews({ reviews: [], changes: { count: 0, rating: null } });
    expect(text()).toContain("거래를 마친 고객만 후기를 남길 수 있어요.");
    await openReviews({ reviews: [], search: "?rating=2" });
    expect(text()).toContain("고른 조건에 맞는 후기가 없어요");
    expect(hrefOf("모든 후기 보기")).toBe(`/pros/${ID}`);
  });
});

describe("a review", () => {
  it("says of what it is, by whom, when, how good each part was and what was written", async () => {
    await openReviews();
    expect(item()).toContain("2027년 03월 01일김○○ · 이사청소구석까지 닦아 주셨어요.");
    expect(item()).toMatch(/4점.*3점.*2점/);
    expect(item()).not.toContain("수정함");
    await openReviews({ reviews: [{ ...review, edited: true }] });
    expect(item()).toContain("2027년 03월 01일 · 수정함");
  });

  it("of somebody else can be reported, one's own changed and taken down", async () => {
    await openReviews();
    expect(hrefOf("김○○님의 후기 신고하기")).toContain(`review_id=${ID}`);
    expect(offered()).not.toContain("내 후기 수정");
    await openReviews({ reviews: [{ ...review, mine: true }] });
    expect(hrefOf("김○○님의 후기 신고하기")).toBeUndefined();
    expect(offered()).toContain("내 후기 수정");
  });

  it("of one's own is taken down only once that was confirmed", async () => {
    const page = await openReviews({ reviews: [{ ...review, mine: true }] });
    await pressNamed(page, "삭제");
    expect(said()).toContain("같은 거래의 후기를 다시 쓸 수 없어요.");
    await pressNamed(page, "취소");
    expect(sentTo(page, "reviews.delete")).toHaveLength(0);
    await pressNamed(page, "삭제");
    await pressNamed(page, "확인");
    expect(sentTo(page, "reviews.delete")).toHaveLength(1);
    expect(said()).toContain("후기를 삭제했어요.");
  });

  it("of one's own is changed from what it says", async () => {
    const page = await openReviews({ reviews: [{ ...review, mine: true }] });
    await pressNamed(page, "내 후기 수정");
    const body = fieldNamed("어떤 점이 좋았고, 어떤 점이 아쉬웠나요?");
    expect(body.value).toBe("구석까지 닦아 주셨어요.");
    typeInto(body, "구석까지 닦아 주셨고 시간도 지켜 주셨어요.");
    await pressNamed(page, "저장하기");
    expect(bodiesOf(page, "reviews.edit")).toMatchObject([
      { rating: 5, punctuality: 2, body: "구석까지 닦아 주셨고 시간도 지켜 주셨어요." },
    ]);
    expect(said()).toContain("후기를 수정했어요.");
  });
});

describe("a comment on a review", () => {
  const open = (changes: Partial<typeof comment>, may = true, given: Given = {}) => {
    const comments = [{ ...comment, ...changes }];
    return openReviews({ reviews: [{ ...review, comments, can_comment: may }], given });
  };

  it("says who wrote it and on which side", async () => {
    await open({});
    expect(item()).toMatch(/한솔고수.*고맙습니다\./);
    await open({ author_role: "author", author_name: "김○○", edited: true });
    expect(item()).toMatch(/김○○후기 쓴 고객.* · 수정함고맙습니다\./);
  });

  it("that was taken back leaves its place", async () => {
    await open({ deleted: true, body: "" });
    expect(item()).toContain("삭제한 댓글이에요.");
  });

  it("of one's own can be changed as long as one may comment, and always taken back", async () => {
    await open({ mine: true });
    expect(offered()).toContain("댓글 수정");
    await open({ mine: true }, false);
    expect(offered()).not.toContain("댓글 수정");
    expect(offered()).toContain("댓글 삭제");
  });

  it("is written without the blanks around it, and the field is gone", async () => {
    const page = await open({});
    await pressNamed(page, "댓글 쓰기");
    expect(document.activeElement).toBe(fieldNamed("댓글"));
    typeInto(fieldNamed("댓글"), "  다음에도 부탁드려요.  ");
    await pressNamed(page, "댓글 남기기");
    expect(bodiesOf(page, "reviews.comments.create")).toEqual([{ body: "다음에도 부탁드려요." }]);
    expect(offered()).toContain("댓글 쓰기");
  });

  it("that was refused keeps what was written, and says why", async () => {
    const page = await open({}, true, { "reviews.comments.create": () => refusal("too_many") });
    await pressNamed(page, "댓글 쓰기");
    typeInto(fieldNamed("댓글"), "다음에도 부탁드려요.");
    await pressNamed(page, "댓글 남기기");
    expect(fieldNamed("댓글").value).toBe("다음에도 부탁드려요.");
    expect(mainText()).toContain("잠시 뒤에 다시 해 주세요.");
  });

  it("is there again after another page, until it was sent", async () => {
    const words = "다음에도 부탁드려요.";
    const page = await open({});
    await pressNamed(page, "댓글 쓰기");
    typeInto(fieldNamed("댓글"), words);
    const { href } = page.router.state.location;
    await page.router.navigate({ to: "/login" });
    await page.settle();
    await page.router.navigate({ href });
    await page.settle();
    await pressNamed(page, "댓글 쓰기");
    expect(fieldNamed("댓글").value).toBe(words);
    await pressNamed(page, "댓글 남기기");
    await pressNamed(page, "댓글 쓰기");
    expect(fieldNamed("댓글").value).toBe("");
  });

  const pressEscape = async (page: OpenPage) => {
    const key = { key: "Escape", bubbles: true, cancelable: true };
    fieldNamed("댓글").dispatchEvent(new KeyboardEvent("keydown", key));
    await page.settle();
  };

  it("is given up by Escape while nothing is written", async () => {
    const page = await open({});
    await pressNamed(page, "댓글 쓰기");
    await pressEscape(page);
    expect(offered()).toContain("댓글 쓰기");
  });

  it("that is written, or was when the page was left, stays at Escape", async () => {
    const page = await open({});
    await pressNamed(page, "댓글 쓰기");
    typeInto(fieldNamed("댓글"), "고맙습니다.");
    await page.settle();
    await pressEscape(page);
    expect(fieldNamed("댓글").value).toBe("고맙습니다.");
    const { href } = page.router.state.location;
    await page.router.navigate({ to: "/login" });
    await page.settle();
    await page.router.navigate({ href });
    await page.settle();
    await pressNamed(page, "댓글 쓰기");
    await pressEscape(page);
    expect(fieldNamed("댓글").value).toBe("고맙습니다.");
  });
});
