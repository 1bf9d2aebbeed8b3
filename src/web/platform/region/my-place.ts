import { ApiFailure } from "../api/api-failure.ts";
import { api } from "../api/api.ts";
import type { NamedRegion } from "./regions-by-name.ts";

const ELSE_CHOOSE = "지역을 직접 골라 주세요.";

/** Why the place is not known, by the codes of GeolocationPositionError. */
const refusals = new Map<number, string>([
  [1, `위치를 봐도 된다고 허락하지 않으셨어요. 브라우저 설정에서 허락하거나 ${ELSE_CHOOSE}`],
  [2, `지금은 위치를 찾지 못했어요. ${ELSE_CHOOSE}`],
  [3, `위치를 찾는 데 너무 오래 걸려요. 다시 누르거나 ${ELSE_CHOOSE}`],
]);

const UNAVAILABLE = `이 기기에서는 위치를 알 수 없어요. ${ELSE_CHOOSE}`;
const ABROAD = `우리나라 안의 위치가 아니에요. ${ELSE_CHOOSE}`;
const UNANSWERED = `위치가 어느 지역인지 알아내지 못했어요. 다시 누르거나 ${ELSE_CHOOSE}`;

const PATIENCE_MS = 10_000;
const RECENT_MS = 5 * 60_000;
/** About a kilometre: enough for a si-gun-gu, and no more of where somebody is than that. */
const DECIMALS = 2;

/** Where somebody is: about there, and in or near which si-gun-gu. */
export interface MyPlace {
  lat: string;
  lng: string;
  region: NamedRegion;
}

/** Where the person is, or a sentence why that is not known. The browser asks them for leave. */
export async function findMyPlace(): Promise<MyPlace | string> {
  // Missing on pages that did not come over HTTPS, whatever the types say.
  const { geolocation } = navigator as Partial<Navigator>;
  if (!geolocation) return UNAVAILABLE;
  const position = await positionFrom(geolocation);
  if (typeof position === "number") return refusals.get(position) ?? UNAVAILABLE;
  const { latitude, longitude } = position.coords;
  const point = { lat: latitude.toFixed(DECIMALS), lng: longitude.toFixed(DECIMALS) };
  try {
    return { ...point, region: await api("geo.coord", point) };
  } catch (error) {
    return error instanceof ApiFailure && error.status === 422 ? ABROAD : UNANSWERED;
  }
}

/** The position, or the code of the failure. */
function positionFrom(geolocation: Geolocation): Promise<GeolocationPosition | number> {
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(resolve, ({ code }) => resolve(code), {
      timeout: PATIENCE_MS,
      maximumAge: RECENT_MS,
    });
  });
}
