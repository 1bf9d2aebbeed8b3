import { PRODUCT_NAME } from "#domain/brand/name.ts";
import type { AgreedPrices } from "./agreed-prices.ts";

/** A thing of schema.org. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** One step of the way to a page. */
export interface Step {
  name: string;
  path: string;
}

const HOME: Step = { name: "홈", path: "/" };

/** The way from the front page to a page, which is its last step. */
export function breadcrumbs(origin: string, ...steps: Step[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [HOME, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** Things with pages of their own, in the order shown; null without any. */
export function itemList(origin: string, name: string, items: readonly Step[]): Thing | null {
  if (items.length === 0) return null;
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: origin + item.path,
    })),
  };
}

/** The frequent questions as they stand on the page; null without any. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Thing | null {
  if (questions.length === 0) return null;
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The house, which stands behind every service. */
export function organization(origin: string): Thing {
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: PRODUCT_NAME,
    alternateName: "Somssi",
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
  };
}

export function webSite(origin: string): Thing {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: PRODUCT_NAME,
    alternateName: "Somssi",
    url: `${origin}/`,
    inLanguage: "ko-KR",
    publisher: { "@id": `${origin}/#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

interface OfferedService {
  name: string;
  description: string;
  path: string;
  category: string;
  /** Full name of a region; the whole country without. */
  area?: string;
  /** From agreed prices only, never from an example; null while there are not enough. */
  prices: AgreedPrices | null;
}

/** A service as people ask for it here, with what was agreed for it. */
export function service(origin: string, offered: OfferedService): Thing {
  const { name, description, path, category, area, prices } = offered;
  return {
    "@type": "Service",
    name,
    description,
    url: origin + path,
    serviceType: category,
    areaServed: area
      ? { "@type": "AdministrativeArea", name: area }
      : { "@type": "Country", name: "대한민국" },
    provider: organization(origin),
    ...(prices && {
      offers: {
        "@type": "AggregateOffer",
        priceCurrency: "KRW",
        lowPrice: prices.low,
        highPrice: prices.high,
        offerCount: prices.count,
      },
    }),
  };
}

/** Drops what there is none of. */
export function present(...things: (Thing | null)[]): Thing[] {
  return things.filter((thing) => thing !== null);
}
