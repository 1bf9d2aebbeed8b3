import { LEFT_MEMBER } from "./left-names.ts";

/** What ended with the request to leave does not come back with whoever does. */
export const NOT_OPEN_AGAIN = "마감된 요청과 취소된 견적은 저절로 다시 열리지 않아요.";

/** What is deleted of somebody who leaves, a line each; a pro leaves more. */
export function whatGoes({ isPro }: { isPro: boolean }): string[] {
  return [
    "이름, 이메일, 휴대폰 번호와 로그인 정보",
    "요청과 상담에 적은 내용, 보낸 메시지(상대에게도 보이지 않아요), 올린 사진과 파일",
    "알림과 설정, 찜한 고수, 등록한 기기와 결제 수단",
    "탈퇴를 신청한 브라우저에 남은 최근 검색어와 쓰던 글. 다른 브라우저에 남은 것은 그 브라우저에서 삭제해 주세요.",
    ...(isPro
      ? ["고수 페이지와 포트폴리오, 견적 내용과 템플릿, 인증 서류, 받은 추천, 캘린더 주소"]
      : []),
    `쓴 후기는 ‘${LEFT_MEMBER}’의 후기로 남아요. 남기고 싶지 않으면 먼저 삭제해 주세요.`,
  ];
}
