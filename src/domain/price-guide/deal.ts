import type { Answers } from "#domain/request-form/question.ts";

/** A completed hire as a price guide sees it: no names, no texts. */
export interface Deal {
  /** Agreed at the end, in won. */
  price: number;
  proId: string;
  /** 5 digits; null for work done online. */
  siGunGuCode: string | null;
  /** Answers to choices and numbers of its request. */
  answers: Answers;
}
