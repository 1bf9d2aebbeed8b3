import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";

// Never needed for the first answer, which should not wait for them.
export const photoField = lazyHydrated(
  () => import("./photos/photo-field.tsx").then((module) => module.PhotoField),
  { seldom: true },
);
export const dayChoice = lazyHydrated(
  () => import("./day-choice.tsx").then((module) => module.DayChoice),
  { seldom: true },
);
export const regionField = lazyHydrated(
  () => import("#web/platform/region/region-field.tsx").then((module) => module.RegionField),
  { seldom: true },
);
export const reviewStep = lazyHydrated(
  () => import("./review-step.tsx").then((module) => module.ReviewStep),
  { seldom: true },
);
const earlierParts = () => import("./draft/earlier-parts.ts");
/** Of use to who has asked for the service before. */
export const lastRequest = lazyHydrated(() => earlierParts().then((module) => module.LastRequest), {
  seldom: true,
});
/** Of use to who began one on this device before, which the server does not know. */
export const keptDraft = lazyHydrated(() => earlierParts().then((module) => module.KeptDraft), {
  seldom: true,
});

const parts = [dayChoice, photoField, regionField, reviewStep];
if (import.meta.env.SSR) await Promise.all([...parts, lastRequest].map(({ load }) => load()));

/** Fetches what later screens are made of, ahead of them. */
export function fetchLaterParts(): void {
  for (const { load } of parts) load().catch(() => undefined);
}
