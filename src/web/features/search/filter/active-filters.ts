import { CERTIFICATE_NAMES } from "#domain/certification/certificate-names.ts";
import type { RequiredCertificate } from "#domain/catalogue/service.ts";
import { isPriceTwisted, type SearchParams } from "../search-params.ts";
import type { Asked } from "../search-title.ts";
import { priceText } from "../search-labels.ts";

export interface ActiveFilter {
  key: string;
  label: string;
  /** The search without it. */
  without: SearchParams;
}

/** What narrows a search down, in words. Names come with the answer; until then a filter has only its kind. */
export function activeFilters(params: SearchParams, asked: Asked | undefined): ActiveFilter[] {
  const { category, service, region, min_price, max_price, min_rating } = params;
  const certificate = params.certificate as RequiredCertificate | undefined;
  const price = isPriceTwisted(params) ? null : priceText(min_price, max_price);
  const without = (change: SearchParams): SearchParams => ({ ...params, ...change });
  const all = [
    category !== undefined && {
      key: "category",
      label: asked?.category?.name ?? "분야",
      without: without({ category: undefined }),
    },
    service !== undefined && {
      key: "service",
      label: asked?.service?.name ?? "서비스",
      without: without({ service: undefined }),
    },
    region !== undefined && {
      key: "region",
      label: asked?.region?.full_name ?? "지역",
      without: without({ region: undefined }),
    },
    price !== null && {
      key: "price",
      label: price,
      without: without({ min_price: undefined, max_price: undefined }),
    },
    min_rating !== undefined && {
      key: "min_rating",
      label: `평점 ${min_rating}점 이상`,
      without: without({ min_rating: undefined }),
    },
    certificate !== undefined && {
      key: "certificate",
      label: CERTIFICATE_NAMES[certificate],
      without: without({ certificate: undefined }),
    },
    params.available !== undefined && {
      key: "available",
      label: "바로 가능",
      without: without({ available: undefined }),
    },
  ];
  return all.filter((filter) => filter !== false);
}
