/** The companies that work for the product, each once its gateway is set. */
export const CONTRACTOR_KINDS = [
  "hosting",
  "payment",
  "identity",
  "text",
  "alimtalk",
  "email",
  "files",
  "push",
] as const;
export type ContractorKind = (typeof CONTRACTOR_KINDS)[number];

/** What each does, what it sees for that, and until when it keeps it. */
export const CONTRACTOR_TASKS: Record<
  ContractorKind,
  { task: string; data: string; until: string }
> = {
  hosting: {
    task: "서버와 데이터베이스를 두는 곳",
    data: "솜씨에 저장되는 모든 정보",
    until: "계약이 끝날 때까지",
  },
  payment: {
    task: "결제 수단 등록, 멤버십과 크레딧 결제, 환불",
    data: "결제 번호, 상품, 금액, 결제 수단. 카드 번호와 휴대폰 결제 정보는 결제 회사가 직접 받고 솜씨에는 카드 이름과 결제 열쇠만 남아요.",
    until: "결제 기록을 보관하는 기간까지",
  },
  identity: {
    task: "본인확인",
    data: "이름, 생년월일, 휴대폰 번호와 통신사, 연계정보(CI). 본인확인기관이 직접 받고 솜씨에는 이름과 되돌릴 수 없게 바꾼 값만 남아요.",
    until: "본인확인기관이 법에 따라 보관하는 기간까지",
  },
  text: {
    task: "인증번호와 알림 문자 보내기",
    data: "휴대폰 번호, 문자 내용",
    until: "보낸 결과를 확인할 때까지",
  },
  alimtalk: {
    task: "카카오 알림톡 보내기",
    data: "휴대폰 번호, 알림 내용",
    until: "보낸 결과를 확인할 때까지",
  },
  email: {
    task: "이메일 보내기",
    data: "이메일 주소, 메일 내용",
    until: "메일을 보낼 때까지",
  },
  files: {
    task: "사진과 파일 보관",
    data: "올린 사진과 파일",
    until: "파일을 지우거나 계약이 끝날 때까지",
  },
  push: {
    task: "푸시 알림 전하기 (푸시를 켠 기기만)",
    data: "브라우저가 정한 기기 주소, 암호로 감싼 알림 내용",
    until: "알림을 전하거나 푸시를 끌 때까지",
  },
};

export interface Contractor {
  kind: ContractorKind;
  name: string;
  /** Where it keeps what it sees is outside of Korea. */
  abroad: boolean;
}
