import { NOTICE_CHANNELS, type NoticeChannel } from "#domain/notice/notice-groups.ts";

/** What a person agrees to of advertising: each channel by itself, and the night. */
export const ADVERTISING_SCOPES = [...NOTICE_CHANNELS, "night"] as const;
export type AdvertisingScope = NoticeChannel | "night";

/** Under which name an answer is kept. */
export const ADVERTISING_CONSENT_KINDS = {
  push: "marketing_push",
  text: "marketing_text",
  email: "marketing_email",
  night: "marketing_night",
} as const satisfies Record<AdvertisingScope, string>;

/** Where an answer was given. */
export const CONSENT_SOURCES = ["sign_up", "settings", "letter"] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

export interface ConsentAnswer {
  kind: string;
  granted: boolean;
  /** Epoch ms. */
  at: number;
}

/** The answer that holds for a scope, of all in any order: that at sign-up, until one was given for the channel. */
export function heldAnswer(
  answers: readonly ConsentAnswer[],
  scope: AdvertisingScope,
): ConsentAnswer | undefined {
  const last = (kind: string) =>
    answers
      .filter((answer) => answer.kind === kind)
      .toSorted((a, b) => a.at - b.at)
      .at(-1);
  return (
    last(ADVERTISING_CONSENT_KINDS[scope]) ?? (scope === "night" ? undefined : last("marketing"))
  );
}

/** What holds now. */
export function advertisingNow(
  answers: readonly ConsentAnswer[],
): Record<AdvertisingScope, boolean> {
  const holds = (scope: AdvertisingScope) => heldAnswer(answers, scope)?.granted ?? false;
  return {
    push: holds("push"),
    text: holds("text"),
    email: holds("email"),
    night: holds("night"),
  };
}
