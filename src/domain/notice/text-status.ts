/** What the status codes mean by which Solapi says why a text did not arrive (docs: message-status-codes). */
const TEXT_STATUSES = {
  "1030": "발송 잔액이 부족해요",
  "1042": "쓸 수 없는 알림톡 템플릿이에요",
  "1043": "알림톡 템플릿과 내용이 달라요",
  "1060": "차단된 번호예요",
  "1061": "받는 사람이 수신을 거부했어요",
  "1062": "등록되지 않은 발신번호예요",
  "2060": "차단된 번호예요",
  "2061": "받는 사람이 수신을 거부했어요",
  "2062": "등록되지 않은 발신번호예요",
  "2230": "발송 잔액이 부족해요",
  "2254": "스팸으로 막혔어요",
  "3010": "번호의 형식이 틀려요",
  "3013": "발신번호의 형식이 틀려요",
  "3031": "보낼 수 없는 번호예요",
  "3032": "없는 번호예요",
  "3040": "전송 시간이 지났어요",
  "3041": "휴대폰이 다른 일을 하고 있었어요",
  "3042": "휴대폰이 전파가 닿지 않는 곳에 있었어요",
  "3043": "휴대폰이 꺼져 있었어요",
  "3044": "휴대폰의 메시지함이 가득 찼어요",
  "3045": "일시 정지된 번호예요",
  "3046": "휴대폰에 문제가 있었어요",
  "3047": "휴대폰이 메시지를 거절했어요",
  "3050": "문자를 받을 수 없는 휴대폰이에요",
  "3054": "스팸으로 막혔어요",
  "3055": "스팸으로 막혔어요",
  "3059": "변작된 발신번호로 막혔어요",
  "3101": "알림톡 채널이 올바르지 않아요",
  "3102": "카카오톡 채널의 친구가 아니에요",
  "3103": "알림톡 템플릿과 내용이 달라요",
  "3104": "카카오톡을 쓰지 않는 번호예요",
  "3105": "등록되지 않은 알림톡 템플릿이에요",
  "3107": "최근에 카카오톡을 쓰지 않았거나 알림톡을 차단했어요",
} as const satisfies Record<string, string>;
type TextStatus = keyof typeof TEXT_STATUSES;

/** What a kept reason like `status_3043` means, with its code; null for one that is no status we know. */
export function textStatusLabel(reason: string): string | null {
  const [, replaced, code] = /^(alimtalk_)?status_(\d{4})$/.exec(reason) ?? [];
  if (code === undefined || !isTextStatus(code)) return null;
  const label = `${TEXT_STATUSES[code]} (${code})`;
  return replaced ? `알림톡 대신 문자로 보냈어요: ${label}` : label;
}

function isTextStatus(code: string): code is TextStatus {
  return Object.hasOwn(TEXT_STATUSES, code);
}
