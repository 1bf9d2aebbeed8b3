import type { RequestState } from "./lifecycle.ts";

export type RequestSubject = {
  customer_id: string;
  service_slug: string;
  /** Null for online. */
  si_gun_gu_code: string | null;
};

/** A request still looking for a pro, with or without new quotes. */
export function isLookingForPro(state: RequestState): boolean {
  return state === "open" || state === "choosing";
}

/** Same person, service and region while the earlier one is still looking for a pro. */
export function isDuplicate(
  request: RequestSubject,
  earlier: RequestSubject & { state: RequestState },
): boolean {
  return (
    isLookingForPro(earlier.state) &&
    request.customer_id === earlier.customer_id &&
    request.service_slug === earlier.service_slug &&
    request.si_gun_gu_code === earlier.si_gun_gu_code
  );
}
