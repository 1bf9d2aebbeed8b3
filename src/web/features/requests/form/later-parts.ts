import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";

// Never needed for the first answer, which should not wait for them.
export const photoField = lazyHydrated(
  () => import("./photos/photo-field.tsx").then((module) => module.PhotoField),
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
/** Only for who has asked for the service before. */
export const lastRequest = lazyHydrated(
  () => import("./draft/last-request.tsx").then((module) => module.LastRequest),
  { seldom: true },
);
/** Only for who began one on this device before, which the server does not know. */
export const keptDraft = lazyHydrated(
  () => import("./draft/kept-draft.tsx").then((module) => module.KeptDraft),
  { seldom: true },
);

const parts = [photoField, regionField, reviewStep];
if (import.meta.env.SSR) await Promise.all([...parts, lastRequest].map(({ load }) => load()));

/** Fetches what later screens are made of, ahead of them; a screen itself asks again for what failed. */
export function fetchLaterParts(): void {
  for (const { load } of parts) load().catch(() => undefined);
}
