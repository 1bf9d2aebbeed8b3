import type { PageCase } from "./page-case.ts";

export const forPros: PageCase[] = [
  { name: "멤버십 해지", says: "돌려받는 금액", path: "/membership/leave" },
  { name: "고수의 오늘", says: "다가오는 일", path: "/pro" },
  { name: "진행 중인 일", says: "답변 기다리는 중", path: "/pro/hires" },
  { name: "완료한 거래", says: "거래 보기", path: "/pro/hires?state=completed" },
  { name: "일정", says: "캘린더 주소 만들기", path: "/pro/schedule" },
  { name: "받은 요청", says: "지정 요청 −50%", path: "/pro/requests" },
  { name: "보낸 견적", says: "3 크레딧 사용", path: "/pro/quotes" },
  {
    name: "견적 쓰기",
    says: "서비스 기본 3 × 0.5 (지정 요청 −50%)",
    path: ({ unanswered }) => `/quote?request_id=${unanswered}`,
  },
  {
    name: "요청 신고하기",
    says: "누가 신고했는지는 상대에게 알리지 않아요.",
    path: ({ unanswered }) => `/pro/report?request_id=${unanswered}`,
  },
  { name: "견적 템플릿", says: "항목 2개 · 14일 동안 유효", path: "/pro/templates" },
  { name: "새 템플릿", says: "나만 보는 이름이에요.", path: "/pro/templates/new" },
  {
    name: "템플릿 수정",
    says: "고른 서비스의 요청에서 먼저 보이고",
    path: ({ template }) => `/pro/templates/${template}`,
  },
  {
    name: "파일을 추가할 견적 고르기",
    says: "어떤 견적에 추가할지 골라 주세요.",
    path: "/pro/attach-quote-file",
  },
  {
    name: "견적에 파일 추가",
    says: "견적과 함께 보냄",
    path: ({ quoteId }) => `/pro/attach-quote-file?quote_id=${quoteId}`,
  },
  { name: "내 활동 리포트", says: "장이 고용됐어요", path: "/pro/report" },
  {
    name: "고수의 견적",
    says: "고객이 견적을 읽었어요.",
    path: ({ quoteId }) => `/quote?id=${quoteId}`,
  },
  { name: "고용된 견적", says: "진행 중", path: ({ hired }) => `/quote?id=${hired.quoteId}` },
  {
    name: "고용된 순간",
    says: "이 금액으로 약속했어요",
    path: ({ hired }) => `/pro/hires/${hired.hireId}/hired`,
  },
  {
    name: "완료한 일의 순간",
    says: "고객이 후기를 남기면 알려 드려요.",
    path: ({ unreviewed }) => `/pro/hires/${unreviewed.hireId}/completed`,
  },
  { name: "내 프로필 수정", says: "새 활동 이름을 확인하고 있어요", path: "/pro/profile" },
  { name: "상담 프로필", says: "상담료는 고객이 고수에게 직접 내요.", path: "/pro/consultant" },
  { name: "내 포트폴리오", says: "1개만 더 올려 보세요.", path: "/pro/portfolio" },
  { name: "작업 올리기", says: "첫 사진이 대표 사진이에요.", path: "/pro/portfolio/new" },
  {
    name: "내 외부 추천",
    says: "가입하지 않아도 쓸 수 있는 링크를 보내요.",
    path: "/pro/testimonials",
  },
  {
    name: "내 자격",
    says: "수료증의 발급 번호가 잘려서 보이지 않아요.",
    path: "/pro/certifications",
  },
  {
    name: "본인 확인",
    says: "한 사람은 고수 계정 하나만 쓸 수 있어요.",
    path: "/pro/certifications/name",
  },
  { name: "사업자 확인", says: "번호 확인이 끝났어요.", path: "/pro/certifications/business" },
  {
    name: "자격 추가",
    says: "확인되면 이 이름이 그대로 이름표가 돼요.",
    path: "/pro/certifications/credentials/new",
  },
  {
    name: "자격 수정",
    says: "수정해서 다시 제출하면 다시 확인해요.",
    path: ({ certifications }) => `/pro/certifications/credentials/${certifications.refused}`,
  },
];
