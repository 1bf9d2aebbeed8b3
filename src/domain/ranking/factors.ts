import { quoteAgreementRate } from "#domain/change-order/quote-agreement.ts";
import { answerTimeText } from "#domain/pro/answer-time.ts";
import { averageRating } from "#domain/review/rating.ts";
import { fitPoints, type FitFacts } from "#domain/search/fit.ts";
import { groupDigits } from "#domain/text/group-digits.ts";

/**
 * What is known of a pro with regard to one request: the facts of the search's order by fit, but `hires` are those
 * for the requested service. That they serve its region goes for all of them.
 */
export type RankedPro = FitFacts & { pro_id: string };

export type ReasonCode = "rating" | "hires" | "answer_time" | "agreement" | "certified" | "new_pro";

/** What one fact adds to a pro's place: whole points, and the sentence shown, if it says anything. */
export type Factor = { code: ReasonCode; points: number; text: string | null };

/** Every factor of a pro, with the points of domain/search/fit. */
export function factorsOf(pro: RankedPro): Factor[] {
  const points = fitPoints(pro);
  return [
    { code: "rating", points: points.rating, text: ratingText(pro) },
    {
      code: "hires",
      points: points.hires,
      text: pro.hires > 0 ? `이 서비스로 ${groupDigits(pro.hires)}번 고용됐어요` : null,
    },
    { code: "answer_time", points: points.answers, text: answerText(pro) },
    { code: "agreement", points: points.deals, text: agreementText(pro) },
    {
      code: "certified",
      points: points.certificates,
      text: pro.certificates.length > 0 ? "확인된 자격이 있어요" : null,
    },
    {
      code: "new_pro",
      points: points.newcomer,
      text: pro.isNew ? "새로 온 고수라 조금 올려 보여 드려요" : null,
    },
  ];
}

function ratingText({ rating }: RankedPro): string | null {
  const average = averageRating(rating);
  return average === null
    ? null
    : `평점 ${average.toFixed(1)} · 후기 ${groupDigits(rating.count)}개`;
}

function answerText({ answers }: RankedPro): string | null {
  if (answers.count === 0) return null;
  const minutes = Math.max(1, Math.round(answers.seconds / answers.count / 60));
  return minutes > 24 * 60 ? null : `보통 ${answerTimeText(minutes)} 안에 답해요`;
}

function agreementText({ deals }: RankedPro): string | null {
  const rate = quoteAgreementRate(deals);
  return rate === null ? null : `견적 일치율 ${rate}%`;
}
