import { housePicture, pricePicture } from "#contract/share-pictures.ts";
import type { Output } from "#contract/registry.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { typicalRange, typicalWon } from "#domain/won/spoken-won.ts";
import { priceFaq } from "#web/features/price-guides/price-faq.ts";
import { agreedPrices } from "./agreed-prices.ts";
import { clip, sentences } from "./clip.ts";
import type { PublicPageOf } from "./public-page.ts";
import { breadcrumbs, faqPage, itemList, present, service, type Step } from "./things.ts";

type Prices = Output<"prices.get">;

const ALL: Step = { name: "가격", path: "/prices" };

/** Price guides. One that is narrowed down by region or answers is a part of the whole, and not found by itself. */
export const pricePages: Record<string, PublicPageOf> = {
  "/prices/$slug": ({ params, search, origin, read }) => {
    if (Object.values(search).some((value) => value !== undefined)) return null;
    const prices = read("prices.get", { slug: params["slug"] ?? "" });
    // Without a price to show there is nothing to find here.
    if (!prices || (!prices.agreed && !prices.example)) return null;
    const step = priceStep(prices.service);
    return {
      path: step.path,
      description: descriptionOf(prices),
      picture: pricePicture(prices),
      things: present(
        breadcrumbs(origin, ALL, step),
        service(origin, {
          name: prices.service.name,
          description: descriptionOf(prices),
          path: `/services/${prices.service.slug}`,
          category: prices.service.name,
          prices: agreedPrices(prices),
        }),
        faqPage(priceFaq(prices)),
      ),
    };
  },

  "/prices": ({ origin, read }) => {
    const guides = read("prices.list")?.items.map((item) => priceStep(item.service)) ?? [];
    return {
      path: ALL.path,
      description: clip("완료된 거래의 합의 가격으로 서비스마다 보통 얼마인지 알려 드려요."),
      picture: housePicture(),
      things: present(breadcrumbs(origin, ALL), itemList(origin, "서비스별 가격", guides)),
    };
  },
};

function priceStep({ slug, name }: { slug: string; name: string }): Step {
  return { name, path: `/prices/${slug}` };
}

function descriptionOf({ service: asked, agreed, example, n }: Prices): string {
  if (agreed) {
    const { p25, p50, p75 } = agreed.percentiles;
    return sentences(
      `${asked.name}, 보통 ${typicalWon(p50)}이에요.`,
      `완료된 거래 ${groupDigits(n ?? 0)}건의 절반이 ${typicalRange(p25, p75)}이었어요.`,
    );
  }
  return sentences(
    `${asked.name} 가격 가이드.`,
    example && `${example.basis} 예시 금액은 ${typicalRange(example.low, example.high)}이에요.`,
  );
}
