import { DAY_MS } from "../calendar/durations.ts";

/** Logins are kept so long after they were last used (통신비밀보호법 시행령 제41조 제2항 제2호). */
export const ACCESS_LOG_MONTHS = 3;
/** What staff did that was about nobody (개인정보의 안전성 확보조치 기준 제8조 제1항). */
export const STAFF_LOG_YEARS = 1;
/** And what was about a person, whose name, number and proofs staff may have seen (the same, for many or sensitive records). */
export const STAFF_LOG_OF_PEOPLE_YEARS = 2;
/** A file that nobody took into use within a day was never sent off with its form. */
export const ORPHAN_UPLOAD_MS = DAY_MS;
