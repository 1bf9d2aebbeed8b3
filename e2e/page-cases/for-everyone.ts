import type { PageCase } from "./page-case.ts";

export const forEveryone: PageCase[] = [
  { name: "홈", says: "한 줄씩 적은 견적서를 받아 비교하세요.", path: "/" },
  {
    name: "분야",
    says: "이사부터 청소와 정리까지, 집을 옮길 때 필요한 일을 맡겨요.",
    path: "/categories/moving-cleaning",
  },
  {
    name: "서비스",
    says: "새로 들어갈 집을 입주 전에 구석구석 청소해요.",
    path: "/services/move-in-cleaning",
  },
  {
    name: "찾은 고수",
    says: "광고 없이, 조건에 맞는 고수를 보여 드려요.",
    path: "/search?q=청소",
  },
  {
    name: "좁혀 찾은 고수",
    says: "서울특별시 이사·청소 고수",
    path: "/search?category=moving-cleaning&region=11&min_rating=4",
  },
  {
    name: "찾지 못한 고수",
    says: "맞는 고수를 찾지 못했어요",
    path: "/search?q=쀍쀍&min_price=2&max_price=1",
  },
  { name: "찾기 제안", says: "최근 검색어 저장", path: "/search-suggest" },
  {
    name: "많이 찾는 서비스",
    says: "최근 28일의 요청으로 정한 순서예요.",
    path: "/popular-services",
  },
  { name: "가격 가이드", says: "열 건 중 한 건은 이보다 낮아요", path: "/prices/move-in-cleaning" },
  { name: "서비스별 가격", says: "그 전에는 예시를 보여 드려요.", path: "/prices" },
  { name: "요청서", says: "어떤 건물인가요?", path: "/request/move-in-cleaning" },
  { name: "고수 프로필", says: "꼼꼼하게 챙겨 드려요", path: ({ pro }) => `/pros/${pro.proId}` },
  {
    name: "상담 시간 고르기",
    says: "30,000원 · 30분",
    path: ({ pro }) => `/pros/${pro.proId}/consultation`,
  },
  {
    name: "상담 없는 고수",
    says: "주소가 바뀌었거나 볼 수 없는 내용이에요.",
    path: ({ rival }) => `/pros/${rival.proId}/consultation`,
    status: 404,
  },
  {
    name: "외부 추천 모두",
    says: "거래를 확인하지 않았고 별점과 후기에 들어가지 않아요.",
    path: ({ pro }) => `/pros/${pro.proId}/testimonials`,
  },
  {
    name: "외부 추천 하나",
    says: "구석구석 꼼꼼하게 봐 주셔서 다음에도 꼭 부탁드리고 싶어요.",
    path: ({ testimonial }) => `/testimonials/${testimonial.id}`,
  },
  {
    name: "추천 쓰기",
    says: "일을 함께한 이야기를 들려주세요.",
    path: ({ testimonial }) => testimonial.unused,
  },
  {
    name: "쓴 추천",
    says: "이 링크에서 삭제할 수 있어요.",
    path: ({ testimonial }) => testimonial.used,
  },
  { name: "링크 없는 추천 쓰기", says: "추천을 쓸 수 없는 링크예요", path: "/testimonial" },
  {
    name: "고수 신고하기",
    says: "누가 신고했는지는 상대에게 알리지 않아요.",
    path: ({ rival }) => `/pro/report?pro_id=${rival.proId}`,
  },
  {
    name: "후기 신고하기",
    says: "후기를 꾸며 냈어요",
    path: ({ rival }) => `/pro/report?pro_id=${rival.proId}&review_id=${rival.proId}`,
  },
  {
    name: "알아볼 수 없는 메일 링크",
    says: "주소가 잘렸거나 바뀐 것 같아요.",
    path: "/unsubscribe/cut-off",
    status: 404,
  },
  { name: "멤버십 상품", says: "스탠다드 시작하기", path: "/membership/plans" },
  { name: "이용약관", says: "계약의 당사자가 아니에요.", path: "/terms" },
  {
    name: "달라진 약관",
    says: "1판과 달라진 곳",
    path: "/terms?version=2&against=1",
  },
  { name: "개인정보 처리방침", says: "지금 일을 맡긴 회사", path: "/privacy" },
  { name: "운영정책", says: "순서에 돈을 받지 않아요.", path: "/operation-policy" },
  { name: "사업자 정보", says: "예시라고 적힌 값은 시험용이고", path: "/business-info" },
  { name: "도움말", says: "자주 쓰는 견적과 답을 저장할 수 있나요?", path: "/help" },
  { name: "찾은 도움말", says: "‘멤버십 해지’에 관한 글", path: "/help?words=멤버십 해지" },
  {
    name: "도움말 글",
    says: "아래의 때에는 예치한 크레딧이 저절로 돌아와요.",
    path: "/help/when-credits-are-used",
  },
  {
    name: "고객센터",
    says: "로그인할 수 없으면 전화나 이메일로 알려 주세요.",
    path: "/support?id=01a20e25-5d35",
  },
  {
    name: "없는 화면",
    says: "주소가 바뀌었거나 볼 수 없는 내용이에요.",
    path: "/no-such-page",
    status: 404,
  },
  {
    name: "없는 고수",
    says: "주소가 바뀌었거나 볼 수 없는 내용이에요.",
    path: "/pros/nobody",
    status: 404,
  },
];

export const forVisitors: PageCase[] = [
  { name: "로그인", says: "비밀번호를 잊었어요", path: "/login" },
  { name: "로그인의 2단계", says: "확인할 시간이 지났어요.", path: "/second-step" },
  { name: "회원 가입", says: "이미 회원이세요?", path: "/signup" },
  {
    name: "다른 서비스로 회원 가입",
    says: "로그인한 지 오래됐거나 이미 끝난 로그인이에요.",
    path: "/signup/social",
  },
  {
    name: "비밀번호 재설정",
    says: "가입한 이메일로 비밀번호를 다시 정할 수 있는 링크를 보내 드려요.",
    path: "/password-reset",
  },
  {
    name: "이메일 바꾸기",
    says: "누르면 이 메일이 온 주소가 계정의 이메일이 되고",
    path: "/email-change?token=abc",
  },
  {
    name: "이메일 되돌리기",
    says: "이 메일이 온 주소로 되돌려요.",
    path: "/email-change/undo?token=abc",
  },
  { name: "이메일 확인", says: "확인하면 견적과 결제 소식도", path: "/verify-email?token=abc" },
  { name: "새 비밀번호", says: "8자 이상. 길수록 안전해요.", path: "/password-reset?token=abc" },
];
