import { housePicture } from "#contract/share-pictures.ts";
import { proStep } from "./catalogue-pages.ts";
import type { PublicPageOf } from "./public-page.ts";
import { breadcrumbs, itemList, present, type Step } from "./things.ts";

const SEARCH: Step = { name: "고수 찾기", path: "/search" };

/**
 * The search is found by its own URL only. One that asks for nothing but a category or a service is known by the
 * page that was made for it; any other is somebody's own choice.
 */
export const searchPages: Record<string, PublicPageOf> = {
  "/search": ({ search, origin, readFirst }) => {
    const asked = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
    const [only] = asked;
    const path = only ? madeFor(only[0], only[1]) : SEARCH.path;
    if (asked.length > 1 || path === null) return null;
    const found = only ? [] : (readFirst("search.pro", {})?.items ?? []);
    return {
      path,
      description: "서비스와 지역, 가격, 평점으로 우리 동네 고수를 찾고 후기를 비교해 보세요.",
      picture: housePicture(),
      things: present(
        breadcrumbs(origin, SEARCH),
        itemList(
          origin,
          "고수",
          found.map(({ pro }) => proStep(pro)),
        ),
      ),
    };
  },
};

/** The page that shows the same without a search; null where there is none. */
function madeFor(name: string, value: unknown): string | null {
  if (typeof value !== "string") return null;
  if (name === "service") return `/services/${encodeURIComponent(value)}`;
  return name === "category" ? `/categories/${encodeURIComponent(value)}` : null;
}
