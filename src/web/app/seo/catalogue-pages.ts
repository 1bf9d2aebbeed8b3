import { POPULAR_ALL } from "#web/features/catalogue/popular/popular-limit.ts";
import {
  categoryPicture,
  housePicture,
  serviceRegionPicture,
  servicePicture,
} from "#contract/share-pictures.ts";
import type { Output } from "#contract/registry.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { typicalRange } from "#domain/won/spoken-won.ts";
import { agreedPrices, listedPrices } from "./agreed-prices.ts";
import { clip, sentences } from "./clip.ts";
import type { PublicPageOf } from "./public-page.ts";
import {
  breadcrumbs,
  faqPage,
  itemList,
  organization,
  present,
  service,
  webSite,
  type Step,
} from "./things.ts";

const ALL: Step = { name: "모든 서비스", path: "/categories" };
const SUMMARY = "필요한 일을 한 번 알리면, 우리 동네 고수들이 정확한 견적을 보내요.";

/** Pages of what can be asked for. */
export const cataloguePages: Record<string, PublicPageOf> = {
  "/": ({ origin, read }) => {
    const figures = read("market.figures");
    return {
      path: "/",
      description: sentences(
        SUMMARY,
        figures?.counted_at
          ? `고수 ${groupDigits(figures.pro_count)}명과 후기 ${groupDigits(figures.review_count)}개를 비교해 보세요.`
          : null,
      ),
      picture: housePicture(),
      things: [webSite(origin), organization(origin)],
    };
  },

  "/categories": ({ origin, read }) => {
    const categories = read("categories.list")?.items.map(categoryStep) ?? [];
    return {
      path: ALL.path,
      description: clip(
        `${categories.map(({ name }) => name).join(", ")} 서비스를 분야별로 모두 볼 수 있어요.`,
      ),
      picture: housePicture(),
      things: present(breadcrumbs(origin, ALL), itemList(origin, "분야", categories)),
    };
  },

  "/categories/$cat1Slug": ({ params, origin, read }) => {
    const category = read("categories.get", { cat1Slug: params["cat1Slug"] ?? "" });
    if (!category) return null;
    const step = categoryStep(category);
    const services = category.groups.flatMap((group) => group.services).map(serviceStep);
    return {
      path: step.path,
      description: clip(
        `${category.name} 서비스 ${services.length}가지: ${services.map(({ name }) => name).join(", ")}`,
      ),
      picture: categoryPicture(category),
      things: present(
        breadcrumbs(origin, ALL, step),
        itemList(origin, `${category.name} 서비스`, services),
      ),
    };
  },

  "/services/$slug": ({ params, origin, read }) => {
    const found = read("services.get", { slug: params["slug"] ?? "" });
    if (!found) return null;
    const step = serviceStep(found);
    const priced = read("prices.list", { service: found.slug })?.items[0];
    return {
      path: step.path,
      description: serviceDescription(found, priced),
      picture: servicePicture(found),
      things: present(
        breadcrumbs(origin, categoryStep(found.category1), step),
        service(origin, {
          name: found.name,
          description: found.description,
          path: step.path,
          category: found.category2.name,
          prices: listedPrices(priced),
        }),
        faqPage(found.questions),
      ),
    };
  },

  "/services/$slug/$regionCode": ({ params, origin, read }) => {
    const [slug, regionCode] = [params["slug"] ?? "", params["regionCode"] ?? ""];
    const found = read("services.inRegion", { slug, regionCode });
    if (!found) return null;
    const whole = serviceStep(found.service);
    const name = `${found.region.full_name} ${found.service.name}`;
    const step = regionStep(whole, found.region);
    return {
      path: step.path,
      description: sentences(
        `${found.region.full_name}에서 ${found.service.name} 고수 ${groupDigits(found.pro_count)}명의 견적과 후기를 비교해 보세요.`,
        found.review_count > 0 && found.rating !== null
          ? `이 지역 후기 ${groupDigits(found.review_count)}개, 평점 ${found.rating.toFixed(1)}.`
          : null,
      ),
      picture: serviceRegionPicture(found),
      things: present(
        breadcrumbs(
          origin,
          whole,
          ...(found.around ? [regionStep(whole, found.around)] : []),
          step,
        ),
        service(origin, {
          name,
          description: found.service.description,
          path: step.path,
          category: found.service.category2.name,
          area: found.region.full_name,
          prices: agreedPrices(read("prices.get", { slug, region: regionCode })),
        }),
        itemList(origin, `${name} 고수`, found.top_pros.map(proStep)),
        faqPage(found.questions),
      ),
    };
  },

  "/popular-services": ({ origin, read }) => {
    const popular = read("services.popular", { limit: POPULAR_ALL })?.items.map(serviceStep) ?? [];
    const step = { name: "많이 찾는 서비스", path: "/popular-services" };
    return {
      path: step.path,
      description: clip(`많이 찾는 서비스: ${popular.map(({ name }) => name).join(", ")}`),
      picture: housePicture(),
      things: present(breadcrumbs(origin, step), itemList(origin, step.name, popular)),
    };
  },
};

type Priced = Output<"prices.list">["items"][number];

function serviceDescription(found: Output<"services.get">, priced: Priced | undefined): string {
  return sentences(
    `${found.name}: ${found.description}`,
    priced ? usualPrice(priced) : null,
    found.pro_count > 0 ? `고수 ${groupDigits(found.pro_count)}명.` : null,
  );
}

function usualPrice({ basis, price, example_of }: Priced): string | null {
  if (!price) return null;
  const range = typicalRange(price.low, price.high);
  return basis === "agreed" ? `보통 ${range}.` : `${example_of ?? ""} 예시 금액 ${range}.`.trim();
}

export function proStep(pro: { id: string; display_name: string }): Step {
  return { name: pro.display_name, path: `/pros/${pro.id}` };
}

function regionStep(whole: Step, { code, name }: { code: string; name: string }): Step {
  return { name, path: `${whole.path}/${code}` };
}

function categoryStep({ slug, name }: { slug: string; name: string }): Step {
  return { name, path: `/categories/${slug}` };
}

function serviceStep({ slug, name }: { slug: string; name: string }): Step {
  return { name, path: `/services/${slug}` };
}
