export type ConsentName = "terms" | "privacy" | "age_14" | "marketing" | "marketing_night";

export interface Consent {
  name: ConsentName;
  label: string;
  required: boolean;
  hint?: string;
  /** What the person agrees to, paragraph by paragraph; none where the label says it all. */
  text?: readonly string[];
}

export const consents: readonly Consent[] = [
  { name: "age_14", label: "만 14세 이상이에요", required: true },
  {
    name: "terms",
    label: "이용약관에 동의해요",
    required: true,
    text: [
      "솜씨는 고객의 요청을 조건이 맞는 고수에게 전하고, 고수의 견적을 고객에게 전하는 중개 서비스예요. 거래의 당사자는 고객과 고수이고, 솜씨는 당사자가 아니에요.",
      "고객은 사실에 맞는 요청을 올리고, 고수는 견적에 적은 항목과 금액, 추가 금액의 상한을 지켜요. 고용한 뒤에 가격이나 범위, 날짜를 바꿀 때에는 상대방의 확인이 필요해요.",
      "후기는 실제로 고용한 고객만 남길 수 있어요. 지운 후기의 수는 공개돼요.",
      "허위 요청, 허위 견적, 다른 사람을 사칭하는 일은 이용 제한의 이유가 돼요. 제한할 때에는 이유를 알리고, 이의를 받을 수 있게 해요.",
      "언제든지 탈퇴할 수 있어요. 진행 중인 거래가 있으면 거래를 마치거나 취소한 뒤 탈퇴할 수 있어요.",
    ],
  },
  {
    name: "privacy",
    label: "개인정보 수집과 이용에 동의해요",
    required: true,
    text: [
      "수집 항목: 이메일, 이름, 비밀번호(되돌릴 수 없게 변환해 보관), 휴대폰 번호(본인 확인을 할 때), 요청서와 견적, 대화, 후기에 직접 쓴 내용, 접속 기록.",
      "이용 목적: 회원 확인, 요청과 견적의 전달, 거래 알림, 부정 이용 방지, 문의 응대.",
      "보관 기간: 탈퇴할 때까지. 다만 전자상거래법에 따라 계약과 결제 기록은 5년, 분쟁 처리 기록은 3년, 통신비밀보호법에 따라 접속 기록은 3개월 동안 따로 보관해요.",
      "동의하지 않을 수 있지만, 필수 항목이어서 동의하지 않으면 가입할 수 없어요.",
    ],
  },
  {
    name: "marketing",
    label: "혜택과 소식을 받을게요",
    required: false,
    hint: "문자나 이메일로 보내요. 동의하지 않아도 가입할 수 있고, 언제든지 끌 수 있어요.",
  },
  {
    name: "marketing_night",
    label: "밤 9시부터 아침 8시 사이에도 받을게요",
    required: false,
  },
];
