import type { QuoteUnit } from "#domain/quote/quote.ts";
import { quotedPrice } from "#domain/quote/quoted-price.ts";
import { HIRE_WINDOW_TEXT } from "#domain/request/deadlines.ts";
import { noticeKind } from "../notice-kind.ts";
import { fillTemplate } from "../text-templates.ts";

/** What a customer is notified of about a request and its quotes. */
export const requestNotices = {
  quote_received: noticeKind<{
    proName: string;
    total: number;
    /** Left out by notices of earlier days. */
    unit?: QuoteUnit;
    isFirst: boolean;
  }>({
    group: "my_request",
    title: "새 견적이 도착했어요",
    body: ({ proName, total, unit = "job" }) =>
      `${proName} 고수가 ${quotedPrice({ unit, total })} 견적을 보냈어요.`,
    action: "견적 보기",
    text: ({ isFirst, total, unit = "job" }) =>
      isFirst ? fillTemplate("first_quote", { 금액: quotedPrice({ unit, total }) }) : null,
    samples: [
      { proName: "든든한 이사", total: 480_000, isFirst: true },
      { proName: "깔끔 청소", total: 1_250_000, unit: "job", isFirst: false },
      { proName: "깔끔 청소", total: 12_000, unit: "pyeong", isFirst: true },
    ],
  }),
  quote_file_added: noticeKind<{ proName: string; count: number }>({
    group: "my_request",
    title: "견적에 파일이 추가됐어요",
    body: ({ proName, count }) => `${proName} 고수가 보낸 견적에 파일 ${count}개를 추가했어요.`,
    action: "견적 보기",
    samples: [{ proName: "든든한 이사", count: 2 }],
  }),
  quote_withdrawn: noticeKind<Record<never, never>>({
    group: "my_request",
    title: "고수가 견적을 취소했어요",
    body: () => "받은 견적 하나를 고수가 취소했어요. 다른 견적을 확인해 보세요.",
    action: "요청 보기",
    samples: [{}],
  }),
  quotes_closed: noticeKind<{ count: number; why: "gathered" | "window_ended" }>({
    group: "my_request",
    title: ({ why }) =>
      why === "gathered" ? "견적이 모두 모였어요" : "견적을 받는 기간이 끝났어요",
    body: ({ count, why }) => {
      if (count === 0) return "견적이 오지 않았어요. 요청을 마감하고 다시 열면 더 받을 수 있어요.";
      return why === "gathered"
        ? `견적 ${count}장이 모였어요. 나란히 비교하고 골라 보세요.`
        : count === 1
          ? "견적 한 장이 왔어요. 읽어 보고 맡길지 정해 보세요."
          : `견적 ${count}장을 비교하고 한 분을 골라 보세요.`;
    },
    action: ({ count }) => ["요청 보기", "견적 보기"][count] ?? "견적 비교하기",
    text: ({ count, why }) =>
      why === "gathered" ? fillTemplate("quotes_gathered", { 개수: String(count) }) : null,
    samples: [
      { count: 5, why: "gathered" },
      { count: 2, why: "window_ended" },
      { count: 1, why: "window_ended" },
      { count: 0, why: "window_ended" },
    ],
  }),
  request_closed: noticeKind<{ mayReopen: boolean }>({
    group: "my_request",
    title: "요청이 마감됐어요",
    body: ({ mayReopen }) =>
      `${HIRE_WINDOW_TEXT} 동안 고용이 없어 요청이 마감됐어요. ${mayReopen ? "한 번 다시 열 수 있어요." : "필요하면 새로 요청해 보세요."}`,
    action: "요청 보기",
    samples: [{ mayReopen: true }, { mayReopen: false }],
  }),
  request_blocked: noticeKind<{ reason: string }>({
    group: "account",
    title: "요청이 중지됐어요",
    body: ({ reason }) => `사실과 다른 요청으로 확인돼 중지했어요. 이유: ${reason}`,
    action: "요청 보기",
    samples: [{ reason: "같은 내용의 요청을 여러 번 보냈어요." }],
  }),
};
