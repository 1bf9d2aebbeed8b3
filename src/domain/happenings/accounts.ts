import type { AdvertisingScope } from "../account/advertising-consents.ts";

export type AccountHappening = AdvertisingAnswered | AdvertisingToAsk;

/** A person's answers about advertising are to be confirmed to them. */
interface AdvertisingAnswered {
  kind: "advertising.answered";
  accountId: string;
  /** What holds of what they answered; never empty. */
  answers: readonly { scope: AdvertisingScope; granted: boolean }[];
  /** Of the first of those answers, epoch ms. */
  at: number;
}

/** What a person agreed to is so old that they are asked again. */
interface AdvertisingToAsk {
  kind: "advertising.to_ask";
  accountId: string;
  scopes: readonly AdvertisingScope[];
  /** Of the oldest answer that holds, epoch ms. */
  since: number;
}
