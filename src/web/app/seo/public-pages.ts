import { housePicture } from "#contract/share-pictures.ts";
import { cataloguePages } from "./catalogue-pages.ts";
import { housePages } from "./house-pages.ts";
import { pricePages } from "./price-pages.ts";
import { proPages } from "./pro-pages.ts";
import type { PublicPageOf } from "./public-page.ts";
import { searchPages } from "./search-pages.ts";
import { breadcrumbs } from "./things.ts";

/** Every page that is there to be found, by the path of its route. All others are kept out of search engines. */
export const publicPages: Record<string, PublicPageOf> = {
  ...cataloguePages,
  ...pricePages,
  ...proPages,
  ...searchPages,
  ...housePages,

  "/membership/plans": ({ origin }) => {
    const step = { name: "고수 멤버십", path: "/membership/plans" };
    return {
      path: step.path,
      description: "매달 크레딧을 받아 견적을 보내요. 고객이 읽었을 때만 쓰여요.",
      picture: housePicture(),
      things: [breadcrumbs(origin, step)],
    };
  },
};
