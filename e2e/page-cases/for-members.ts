import type { PageCase } from "./page-case.ts";

export const forMembers: PageCase[] = [
  { name: "상담", says: "답변 대기", path: "/consultations" },
  { name: "나에게 온 상담", says: "상담료 30,000원", path: "/consultations?side=pro" },
  {
    name: "답을 기다리는 상담",
    says: "까지 답이 없으면 요청이 끝나요.",
    path: ({ consultation }) => `/consultations/${consultation.asked}`,
  },
  {
    name: "확정된 상담",
    says: "약속한 시간에 전화로 만나요.",
    path: ({ consultation }) => `/consultations/${consultation.confirmed}`,
  },
  { name: "채팅", says: "입주청소", path: "/chats" },
  { name: "알림", says: "모두 읽음", path: "/notifications" },
  {
    name: "계정 설정",
    says: "비밀번호 대신 지문, 얼굴, 화면 잠금으로 로그인해요.",
    path: "/setting/account",
  },
  {
    name: "2단계 인증",
    says: "인증 앱 연결하기",
    path: "/setting/account/second-step",
  },
  { name: "알림 설정", says: "알림을 받는 기기가 없어요.", path: "/setting/notifications" },
  {
    name: "내 정보",
    says: { 고객: "긴급 요청과 견적 더 받기에 써요.", 고수: "멤버십과 크레딧" },
    path: "/me",
  },
  { name: "로그인한 기기", says: "지금 이 기기", path: "/setting/devices" },
  { name: "내 문의", says: "답이 오면 알림과 메일로 알려 드려요.", path: "/support/tickets" },
  { name: "동의와 약관", says: "무엇에 언제 동의했는지 보고", path: "/setting/consents" },
  { name: "내 정보 받기", says: "하루에 한 번 요청할 수 있어요.", path: "/setting/account/export" },
  { name: "탈퇴", says: "법에 따라 남는 것", path: "/setting/account/withdrawal" },
  { name: "찜한 고수", says: "아직 찜한 고수가 없어요", path: "/me/saved-pros" },
  {
    name: "내가 쓴 후기",
    says: "수정하면 수정한 날이 함께 보이고, 지우면 지웠다는 수만 남아요.",
    path: "/me/reviews",
  },
  {
    name: "크레딧 충전",
    says: "1개에 1,320원 · 5년 동안 쓸 수 있어요",
    path: "/membership/top-up",
  },
  { name: "영수증 목록", says: "결제할 때마다 한 장씩 남아요.", path: "/membership/receipts" },
  {
    name: "환불 내역",
    says: {
      고객: "휴대폰 결제는 달이 바뀌면 취소할 수 없어서 계좌로 보내 드려요.",
      고수: "돌려받은 돈이 없어요",
    },
    path: "/membership/refunds",
  },
  {
    name: "크레딧",
    says: "유효기간이 빨리 끝나는 크레딧부터 사용해요.",
    path: "/membership/credits",
  },
  { name: "예치한 크레딧", says: "예치 중", path: "/membership/credits?reason=hold" },
  { name: "휴대폰 확인", says: "휴대폰 번호를 확인했어요", path: "/verify-phone" },
  {
    name: "휴대폰 번호 바꾸기",
    says: "새 번호를 확인할 때까지 지금 번호가 그대로 쓰여요.",
    path: "/setting/tel",
  },
  {
    name: "로그인 방법",
    says: "한 서비스에 계정 하나를 연결해요.",
    path: "/setting/account/social-logins",
  },
  {
    name: "내 멤버십",
    says: { 고객: "이용 중인 멤버십이 없어요", 고수: "변동 없음 (스탠다드, 70 크레딧)" },
    path: "/membership",
  },
  {
    name: "멤버십 상품",
    says: "모든 금액은 부가세를 포함해요.",
    path: "/membership/plans",
  },
  {
    name: "멤버십 시작하기",
    says: { 고객: "바로 받는 크레딧", 고수: "이미 멤버십이 있어요" },
    path: ({ productId }) => `/membership/buy?product_id=${productId}`,
  },
  { name: "결제 수단 바꾸기", says: "금액은 휴대폰 요금에 합쳐져요.", path: "/membership/method" },
];
