import * as z from "zod";

/** Things of schema.org as search engines ask for them: what they require, what they recommend, and nothing else. */
const address = z.url();
const words = z.string().min(1);
const whole = z.int().min(1);

const listItem = z.strictObject({
  "@type": z.literal("ListItem"),
  position: whole,
  name: words,
  item: address.optional(),
  url: address.optional(),
});

/** Positions count from one. */
const listItems = z
  .array(listItem)
  .min(1)
  .refine((items) => items.every(({ position }, index) => position === index + 1));

const organization = z.strictObject({
  "@type": z.literal("Organization"),
  "@id": address,
  name: words,
  alternateName: words,
  url: address,
  logo: address,
});

const place = z.strictObject({
  "@type": z.enum(["AdministrativeArea", "Country"]),
  name: words,
});

const rating = z.strictObject({
  "@type": z.literal("Rating"),
  ratingValue: z.int().min(1).max(5),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
});

const review = z.strictObject({
  "@type": z.literal("Review"),
  author: z.strictObject({ "@type": z.literal("Person"), name: words.max(99) }),
  datePublished: z.iso.date(),
  reviewBody: words,
  reviewRating: rating,
});

const aggregateOffer = z
  .strictObject({
    "@type": z.literal("AggregateOffer"),
    priceCurrency: z.literal("KRW"),
    lowPrice: whole,
    highPrice: whole,
    offerCount: whole,
  })
  .refine(({ lowPrice, highPrice }) => lowPrice <= highPrice);

const thing = z.discriminatedUnion("@type", [
  organization,
  z.strictObject({
    "@type": z.literal("WebSite"),
    "@id": address,
    name: words,
    alternateName: words,
    url: address,
    inLanguage: z.literal("ko-KR"),
    publisher: z.strictObject({ "@id": address }),
    potentialAction: z.strictObject({
      "@type": z.literal("SearchAction"),
      target: z.strictObject({
        "@type": z.literal("EntryPoint"),
        urlTemplate: z.string().endsWith("{search_term_string}"),
      }),
      "query-input": z.literal("required name=search_term_string"),
    }),
  }),
  z.strictObject({
    "@type": z.literal("BreadcrumbList"),
    itemListElement: listItems.refine((items) => items.every(({ item }) => item !== undefined)),
  }),
  z.strictObject({
    "@type": z.literal("ItemList"),
    name: words,
    numberOfItems: whole,
    itemListElement: listItems.refine((items) => items.every(({ url }) => url !== undefined)),
  }),
  z.strictObject({
    "@type": z.literal("FAQPage"),
    mainEntity: z
      .array(
        z.strictObject({
          "@type": z.literal("Question"),
          name: words,
          acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text: words }),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    "@type": z.literal("Service"),
    name: words,
    description: words,
    url: address,
    serviceType: words,
    areaServed: place,
    provider: organization,
    offers: aggregateOffer.optional(),
  }),
  z.strictObject({
    "@type": z.literal("ProfessionalService"),
    "@id": address,
    name: words,
    description: words,
    url: address,
    image: address.optional(),
    address: z.strictObject({
      "@type": z.literal("PostalAddress"),
      addressCountry: z.literal("KR"),
    }),
    areaServed: z.array(place).min(1),
    makesOffer: z
      .array(
        z.strictObject({
          "@type": z.literal("Offer"),
          itemOffered: z.strictObject({ "@type": z.literal("Service"), name: words, url: address }),
        }),
      )
      .min(1),
    aggregateRating: z
      .strictObject({
        "@type": z.literal("AggregateRating"),
        ratingValue: z.number().min(1).max(5),
        reviewCount: whole,
        bestRating: z.literal(5),
        worstRating: z.literal(1),
      })
      .optional(),
    review: z.array(review).min(1).optional(),
  }),
]);

const structuredData = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(thing).min(1),
});

export type Thing = z.output<typeof thing>;
type ThingOf<T extends Thing["@type"]> = Extract<Thing, { "@type": T }>;

/** The things that a page's data block tells; throws where one has another shape. */
export function readThings(json: string): Thing[] {
  return structuredData.parse(JSON.parse(json))["@graph"];
}

/** The one thing of a kind among them. */
export function theThing<T extends Thing["@type"]>(
  things: readonly Thing[],
  type: T,
): ThingOf<T> | undefined {
  return things.find((one): one is ThingOf<T> => one["@type"] === type);
}
