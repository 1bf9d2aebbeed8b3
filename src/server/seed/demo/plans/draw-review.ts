import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { LegalReason } from "#domain/review/deletion.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import type { ReviewPlan } from "../story/plan.ts";
import type { StorySeed } from "./seeds.ts";

const REPLIED = 0.38;
const AUTHOR_REPLIED = 0.12;
const EDITED = 0.025;
const DELETED_BY_AUTHOR = 0.014;
const DELETED_BY_STAFF = 0.005;
const WITH_PHOTOS = 0.24;
const LEGAL_REASONS: readonly LegalReason[] = ["privacy", "defamation", "fabricated"];

/** Trades whose work shows in a photo. */
const VISIBLE = new Set([
  "moving",
  "cleaning",
  "disposal",
  "appliance",
  "fixing",
  "finishing",
  "remodel",
  "wedding",
  "photo-video",
  "beauty",
  "catering",
  "car-care",
  "pet",
]);

/** When a review was written and what happened to it later, as far as it has happened by now. */
export function drawReview(
  market: Market,
  facts: { seed: StorySeed; completedAt: number; haste: number; dice: Dice },
): ReviewPlan {
  const { seed, completedAt, haste, dice } = facts;
  const at = completedAt + Math.round(dice.between(1, 130) * haste * HOUR_MS);
  const later = (from: number, fewest: number, most: number) => {
    const then = from + Math.round(dice.between(fewest, most) * DAY_MS);
    return then < market.now ? then : null;
  };
  const fate = dice.next();
  const deletedAt = later(at, 5, 30);
  const isDeleted = deletedAt !== null && fate < DELETED_BY_AUTHOR + DELETED_BY_STAFF;
  const replyAt = dice.chance(REPLIED) ? later(at, 0.1, 3) : null;
  return {
    at,
    photos: VISIBLE.has(seed.service.category2) && dice.chance(WITH_PHOTOS) ? dice.whole(1, 2) : 0,
    replyAt,
    authorReplyAt: replyAt !== null && dice.chance(AUTHOR_REPLIED) ? later(replyAt, 0.05, 1) : null,
    editedAt: !isDeleted && dice.chance(EDITED) ? later(at, 4, 28) : null,
    deleted: isDeleted ? deletion(deletedAt, fate, dice) : null,
  };
}

function deletion(at: number, fate: number, dice: Dice): ReviewPlan["deleted"] {
  return fate < DELETED_BY_AUTHOR
    ? { by: "author", at }
    : { by: "staff", at, reason: dice.pick(LEGAL_REASONS) };
}
