import type { PageCase } from "./page-case.ts";

export const forCustomers: PageCase[] = [
  { name: "홈", says: "지금 할 일", path: "/" },
  {
    name: "영수증",
    says: "솜씨에서 결제한 내역이에요. 세금계산서를 대신하지 않아요.",
    path: ({ payments }) => `/membership/receipts/${payments.receipt}`,
  },
  {
    name: "문의",
    says: "적은 주소를 바꿀 수 있나요?",
    path: ({ queue }) => `/support/tickets/${queue.ticket}`,
  },
  { name: "내 요청", says: "작업일에 일이 끝나면 완료하기를 눌러 주세요.", path: "/requests" },
  {
    name: "견적이 온 요청",
    says: "견적서 2장이 왔어요",
    path: ({ quoted }) => `/requests/${quoted}`,
  },
  {
    name: "고용한 요청",
    says: "작업일에 일이 끝나면 완료하기를 눌러 주세요.",
    path: ({ hired }) => `/requests/${hired.requestId}`,
  },
  {
    name: "완료한 요청",
    says: "일이 끝났어요. 후기를 남기면 다음 고객에게 도움이 돼요.",
    path: ({ unreviewed }) => `/requests/${unreviewed.requestId}`,
  },
  {
    name: "요청을 보낸 순간",
    says: "견적서를 열면 고수에게 읽은 것으로 알려져요.",
    path: ({ quoted }) => `/requests/${quoted}/published`,
  },
  {
    name: "첫 견적이 온 순간",
    says: "지금까지 견적서 2장이 왔어요.",
    path: ({ quoted }) => `/requests/${quoted}/first-quote`,
  },
  {
    name: "고용한 순간",
    says: "이 금액으로 약속했어요",
    path: ({ hired }) => `/requests/${hired.requestId}/hired`,
  },
  {
    name: "완료한 순간",
    says: "확정 금액 그대로 끝났어요",
    path: ({ unreviewed }) => `/requests/${unreviewed.requestId}/completed`,
  },
  {
    name: "오지 않은 순간",
    says: "주소가 바뀌었거나 볼 수 없는 내용이에요.",
    path: ({ quoted }) => `/requests/${quoted}/hired`,
    status: 404,
  },
  {
    name: "견적 비교",
    says: "견적 일치율",
    path: ({ quoted }) => `/requests/${quoted}/compare`,
  },
  {
    name: "추천 고수",
    says: "고수가 견적을 보내는 비용이 절반으로 줄어요.",
    path: ({ quoted }) => `/user/recommended/${quoted}`,
  },
  {
    name: "받은 견적",
    says: "견적 금액",
    path: ({ quoteId }) => `/quote?id=${quoteId}`,
  },
  {
    name: "고용한 견적",
    says: "380,000원",
    path: ({ hired }) => `/quote?id=${hired.quoteId}`,
  },
  {
    name: "거래 상대 정보",
    says: "거래 상대 정보",
    path: ({ hired: { hireId } }) => `/hires/${hireId}/seller`,
  },
  {
    name: "후기 쓰기",
    says: "어떤 점이 좋았고, 어떤 점이 아쉬웠나요?",
    path: ({ unreviewed: { hireId, requestId } }) => `/review/${hireId}?request_id=${requestId}`,
  },
  { name: "고수로 시작하기", says: "시·군·구를 50곳까지 고를 수 있어요.", path: "/pro/apply" },
  {
    name: "남의 요청",
    says: "주소가 바뀌었거나 볼 수 없는 내용이에요.",
    path: `/requests/${crypto.randomUUID()}`,
    status: 404,
  },
];
