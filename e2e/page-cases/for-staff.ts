import type { PageCase } from "./page-case.ts";

export const forStaff: PageCase[] = [
  { name: "홈", says: "한 줄씩 적은 견적서를 받아 비교하세요.", path: "/" },
  { name: "내 정보", says: "로그인한 기기와 비밀번호", path: "/me" },
  { name: "로그인한 기기", says: "지금 이 기기", path: "/setting/devices" },
  { name: "대기 목록", says: "고수 신청", path: "/staff" },
  { name: "자격 대기 목록", says: "사업자 · 사업자 확인", path: "/staff?tab=certifications" },
  {
    name: "고수 확인",
    says: "두 사람이 함께 가서 반나절에 끝내요.",
    path: ({ queue }) => `/staff/pros/${queue.applicant}`,
  },
  {
    name: "이름 변경 확인",
    says: "수료증의 발급 번호가 잘려서 보이지 않아요.",
    path: ({ queue }) => `/staff/name-changes/${queue.name}`,
  },
  {
    name: "자격 확인",
    says: "한국산업인력공단",
    path: ({ queue }) => `/staff/certifications/${queue.licence}`,
  },
  {
    name: "신고 확인",
    says: "전에 조치한 신고 0건",
    path: ({ queue }) => `/staff/reports/${queue.report}`,
  },
  { name: "계좌 환불", says: "계좌를 알려 준 날부터 3영업일 안에 보내요.", path: "/staff/refunds" },
  { name: "계좌를 기다리는 환불", says: "크레딧 10개", path: "/staff/refunds?tab=missing" },
  {
    name: "환불 확인",
    says: "쓰지 않은 충전 · 크레딧 10개",
    path: ({ payments }) => `/staff/refunds/${payments.refund}`,
  },
  { name: "고객센터 문의", says: "온 날부터 2영업일 안에 답해요.", path: "/staff/support" },
  {
    name: "문의 확인",
    says: "적은 주소를 바꿀 수 있나요?",
    path: ({ queue }) => `/staff/support/${queue.ticket}`,
  },
  { name: "찾지 못한 서비스", says: "누가 보냈는지는 남지 않아요.", path: "/staff/wishes" },
  { name: "결제", says: "밖에서 돈이 되돌아감", path: "/staff/billing" },
  {
    name: "요청 찾기",
    says: "공급면적은 몇 평인가요?",
    path: ({ quoted }) => `/staff/requests?id=${quoted}`,
  },
  {
    name: "후기 찾기",
    says: "구석구석 깨끗하게 해 주셨어요.",
    path: ({ reviewId }) => `/staff/reviews?id=${reviewId}`,
  },
  { name: "기록", says: "지우거나 수정할 수 없어요.", path: "/staff/log" },
  {
    name: "2단계 인증",
    says: "운영 화면은 한 번 더 확인한 뒤에 열려요.",
    path: "/staff/second-factor",
  },
];
