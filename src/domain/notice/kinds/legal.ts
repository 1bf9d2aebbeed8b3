import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { LEGAL_TITLES, type LegalDocument } from "#domain/legal/documents.ts";
import { josa } from "#domain/text/josa.ts";
import { noticeKind } from "../notice-kind.ts";

type Change = { document: LegalDocument; from: string; about: string };

/** What the law has people told: of the texts that hold between them and the product, and of their data that leaked. */
export const legalNotices = {
  legal_change: noticeKind<Change>({
    group: "account",
    title: ({ document }) => `${josa(LEGAL_TITLES[document], "이")} 바뀌어요`,
    body: ({ document, from, about }) =>
      `${formatKoreanDate(from)}부터 새 ${josa(LEGAL_TITLES[document], "을")} 적용해요. 달라지는 점: ${about} 바뀌는 내용에 동의하지 않으면 그 전에 탈퇴할 수 있어요.`,
    action: "달라지는 곳 보기",
    samples: [
      {
        document: "terms",
        from: "2027-05-01",
        about: "크레딧과 환불의 조항을 나누어 자세히 적었어요.",
      },
      {
        document: "privacy",
        from: "2027-05-01",
        about: "주고받는 곳과 보관하는 기간을 자세히 적었어요.",
      },
    ],
  }),
  data_breach: noticeKind<{ text: string }>({
    group: "account",
    title: "개인정보 유출을 알려 드려요",
    body: ({ text }) => text,
    action: "고객센터 열기",
    mustReach: true,
    samples: [
      {
        text: `회원님의 이름과 전화번호가 유출된 것을 확인했어요.\n\n${formatKoreanDate("2027-03-10")}에 일어났고, 그날 막았어요. 모르는 번호로 온 링크는 열지 마세요. 궁금한 점은 고객센터에 물어봐 주세요.`,
      },
    ],
  }),
};
