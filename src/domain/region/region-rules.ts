import { fieldRule, type BoundRule } from "#domain/validation/field-rule.ts";
import { regionLevelOf, type RegionLevel } from "./region.ts";

/** Codes are picked, so a wrong one, or one of a region that is no more, is picked anew. */
export const REGION_AGAIN = "지역을 다시 골라 주세요.";
/** Where a si-do alone says too little. */
export const REGION_CLOSER = "시·군·구까지 골라 주세요.";

/** A region's code of one of these levels. */
export function regionCodeOf(...levels: readonly RegionLevel[]): BoundRule {
  return {
    passes: (value) => {
      const level = typeof value === "string" ? regionLevelOf(value) : null;
      return level !== null && levels.includes(level);
    },
    message: () => (levels.includes("si_do") ? REGION_AGAIN : REGION_CLOSER),
    demands: () => true,
    line: `required|region_code:${levels.join(",")}`,
  };
}

export const anyRegionCode = fieldRule(
  "지역",
  regionCodeOf("si_do", "si_gun_gu", "eup_myeon_dong"),
);
export const siGunGuCode = fieldRule("지역", regionCodeOf("si_gun_gu"));
