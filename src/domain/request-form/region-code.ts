const REGION_CODE = /^(\d{5}|\d{10})$/;

/** True for the shape of a region code: 5 digits a si-gun-gu, 10 an eup-myeon-dong. It need not exist. */
export function isRegionCode(value: unknown): value is string {
  return typeof value === "string" && REGION_CODE.test(value);
}
