import {
  categoryPicture,
  housePicture,
  servicePicture,
  wonRange,
} from "#contract/share-pictures.ts";
import type { Output } from "#contract/registry.ts";
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
          ? `고수 ${count(figures.pro_count)}명과 후기 ${count(figures.review_count)}개를 비교해 보세요.`
          : null,
      ),
      picture: housePicture(),
      things: [webSite(origin), organization(origin)],
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
        breadcrumbs(origin, step),
        itemList(origin, `${category.name} 서비스`, services),
      ),
    };
  },

  "/services/$slug": ({ params, origin, read }) => {
    const found = read("services.get", { slug: params["slug"] ?? "" });
    if (!found) return null;
    const step = serviceStep(found);
    return {
      path: step.path,
      description: serviceDescription(found),
      picture: servicePicture(found),
      things: present(
        breadcrumbs(origin, categoryStep(found.category1), step),
        service(origin, {
          name: found.name,
          description: found.description,
          path: step.path,
          category: found.category2.name,
          prices: null,
        }),
        faqPage(found.questions),
      ),
    };
  },

  "/popular-services": ({ origin, read }) => {
    const popular = read("services.popular", { limit: 30 })?.items.map(serviceStep) ?? [];
    const step = { name: "많이 찾는 서비스", path: "/popular-services" };
    return {
      path: step.path,
      description: clip(`많이 찾는 서비스: ${popular.map(({ name }) => name).join(", ")}`),
      picture: housePicture(),
      things: present(breadcrumbs(origin, step), itemList(origin, step.name, popular)),
    };
  },
};

/**
 * The search is found by its own address only. One that asks for nothing but a category or a service is known by the
 * page that was made for it; any other is somebody's own choice.
 */
export const askedSearchPage: PublicPageOf = ({ search, origin }) => {
  const { category, service: slug, ...others } = search;
  const asked = [category, slug].filter((value) => value !== undefined && value !== "");
  if (Object.values(others).some((value) => value !== undefined) || asked.length > 1) return null;
  const step = { name: "고수 찾기", path: "/search" };
  const made =
    typeof slug === "string" && slug !== ""
      ? `/services/${encodeURIComponent(slug)}`
      : typeof category === "string" && category !== ""
        ? `/categories/${encodeURIComponent(category)}`
        : step.path;
  return {
    path: made,
    description: "서비스와 지역, 가격, 평점으로 우리 동네 고수를 찾고 후기를 비교해 보세요.",
    picture: housePicture(),
    things: [breadcrumbs(origin, step)],
  };
};

function serviceDescription(found: Output<"services.get">): string {
  return sentences(
    `${found.name}: ${found.description}`,
    found.pro_count > 0 ? `고수 ${count(found.pro_count)}명.` : null,
    found.price
      ? `${found.price.basis} 예시 금액 ${wonRange(found.price.low, found.price.high)}.`
      : null,
  );
}

function categoryStep({ slug, name }: { slug: string; name: string }): Step {
  return { name, path: `/categories/${slug}` };
}

function serviceStep({ slug, name }: { slug: string; name: string }): Step {
  return { name, path: `/services/${slug}` };
}

function count(figure: number): string {
  return figure.toLocaleString("ko-KR");
}
