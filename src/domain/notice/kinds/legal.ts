import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { LEGAL_TITLES, type LegalDocument } from "#domain/legal/documents.ts";
import { josa } from "#domain/text/josa.ts";
import { noticeKind } from "../notice-kind.ts";

type Change = { document: LegalDocument; from: string; about: string };

/** What everybody is told of the texts that hold between them and the product. */
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
};
