import { averageRating, smoothedRating } from "#domain/review/rating.ts";
import type { RatingSum } from "#domain/review/rating.ts";

/** What is known of a pro with regard to one request. Nothing that anybody could pay for. */
export type RankedPro = {
  pro_id: string;
  rating: RatingSum;
  /** Completed hires for the requested service. */
  hiresForService: number;
  /** Average minutes from receiving a request to the quote, null without quotes. */
  answerMinutes: number | null;
  /** 견적 일치율 in percent, null below five deals. */
  agreementRate: number | null;
  /** Serves the request's si-gun-gu; false for an online request. */
  servesRegion: boolean;
  /** Takes requests now. */
  available: boolean;
};

export type ReasonCode = "rating" | "hires" | "answer_time" | "agreement" | "region" | "available";

/** What one fact adds to a pro's place: whole points, and the sentence shown, if it says anything. */
export type Factor = { code: ReasonCode; points: number; text: string | null };

/** Every factor of a pro: at most 40 + 20 + 15 + 15 + 10 points, and availability, which goes first. */
export function factorsOf(pro: RankedPro): Factor[] {
  return [
    ratingFactor(pro.rating),
    hiresFactor(pro.hiresForService),
    answerFactor(pro.answerMinutes),
    agreementFactor(pro.agreementRate),
    {
      code: "region",
      points: pro.servesRegion ? 10 : 0,
      text: pro.servesRegion ? "요청한 지역에서 일해요" : null,
    },
    { code: "available", points: 0, text: pro.available ? "지금 요청을 받고 있어요" : null },
  ];
}

/** 20 points for each point of the smoothed rating above 3: a new pro has 20, a perfect one nears 40. */
function ratingFactor(rating: RatingSum): Factor {
  const average = averageRating(rating);
  return {
    code: "rating",
    points: Math.max(0, Math.round((smoothedRating(rating) - 3) * 20)),
    text: average === null ? null : `평점 ${average.toFixed(1)} · 후기 ${rating.count}개`,
  };
}

function hiresFactor(hires: number): Factor {
  return {
    code: "hires",
    points: Math.min(hires, 10) * 2,
    text: hires > 0 ? `이 서비스로 ${hires}번 고용됐어요` : null,
  };
}

function answerFactor(minutes: number | null): Factor {
  const code = "answer_time";
  if (minutes === null || minutes > 24 * 60) return { code, points: 0, text: null };
  if (minutes <= 30) return { code, points: 15, text: "보통 30분 안에 답해요" };
  if (minutes <= 120) return { code, points: 10, text: "보통 2시간 안에 답해요" };
  return { code, points: 5, text: "보통 하루 안에 답해요" };
}

const UNKNOWN_AGREEMENT_POINTS = 7;

function agreementFactor(rate: number | null): Factor {
  const code = "agreement";
  if (rate === null) return { code, points: UNKNOWN_AGREEMENT_POINTS, text: null };
  return { code, points: Math.round((rate * 15) / 100), text: `견적 일치율 ${rate}%` };
}
