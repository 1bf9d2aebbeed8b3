import type { SharePicture } from "#domain/share-picture/picture.ts";
import { pictureVersion } from "#domain/share-picture/version.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { typicalRange, typicalWon } from "#domain/won/spoken-won.ts";
import { documentPaths } from "./document-paths.ts";
import type { Output } from "./registry.ts";

/** A picture with its path, which stays the same as long as the picture does. */
export interface PictureWithPath {
  picture: SharePicture;
  path: string;
}

type Service = Pick<
  Output<"services.get">,
  "slug" | "name" | "description" | "rating" | "pro_count"
>;
type Category = Pick<Output<"categories.get">, "slug" | "name" | "description" | "groups">;
type Prices = Pick<Output<"prices.get">, "service" | "n" | "agreed" | "example">;
type InRegion = Pick<
  Output<"services.inRegion">,
  "service" | "region" | "rating" | "pro_count" | "review_count"
>;
type Pro = Pick<
  Output<"pro.get">,
  "id" | "display_name" | "headline" | "rating" | "review_count" | "hire_count"
>;

/** The product's own, for the front page and for pages without a picture of their own. */
export function housePicture(): PictureWithPath {
  return withPath("home", {
    label: "믿고 맡기는 생활 서비스",
    title: "필요한 일을 한 번 알리면 고수들이 견적을 보내요",
    line: "견적과 후기를 나란히 놓고 비교해 보세요.",
    figures: [],
  });
}

export function categoryPicture({ slug, name, description, groups }: Category): PictureWithPath {
  const services = groups.flatMap((group) => group.services);
  return withPath(`categories/${slug}`, {
    label: "분야",
    title: name,
    line: description,
    figures: [counted("서비스", services.length, "가지")],
  });
}

export function servicePicture(service: Service): PictureWithPath {
  return withPath(`services/${service.slug}`, {
    label: "서비스",
    title: service.name,
    line: service.description,
    figures: [
      ...(service.rating === null ? [] : [rated(service.rating)]),
      ...aboveZero("활동하는 고수", service.pro_count, "명"),
    ],
  });
}

export function pricePicture({ service, example, ...guide }: Prices): PictureWithPath {
  const agreed = guide.agreed?.percentiles;
  return withPath(`prices/${service.slug}`, {
    label: "가격",
    title: `${service.name} 가격`,
    line: agreed
      ? `완료된 거래 ${groupDigits(guide.n ?? 0)}건의 합의 가격이에요.`
      : "거래가 모이기 전이라 예시를 보여 드려요.",
    figures: agreed
      ? [
          { name: "보통", value: typicalWon(agreed.p50) },
          { name: "절반이 합의한 금액", value: typicalRange(agreed.p25, agreed.p75) },
        ]
      : example
        ? [{ name: "예시 금액", value: typicalRange(example.low, example.high) }]
        : [],
  });
}

export function serviceRegionPicture(inRegion: InRegion): PictureWithPath {
  const { service, region } = inRegion;
  return withPath(`places/${service.slug}/${region.code}`, {
    label: "우리 동네 고수",
    title: `${region.full_name} ${service.name}`,
    line: service.description,
    figures: [
      ...(inRegion.rating === null ? [] : [rated(inRegion.rating)]),
      ...aboveZero("고수", inRegion.pro_count, "명"),
      ...aboveZero("후기", inRegion.review_count, "개"),
    ],
  });
}

export function proPicture(pro: Pro): PictureWithPath {
  return withPath(`pros/${pro.id}`, {
    label: "고수",
    title: pro.display_name,
    line: pro.headline,
    figures: [
      ...(pro.rating === null ? [] : [rated(pro.rating)]),
      ...aboveZero("후기", pro.review_count, "개"),
      ...aboveZero("고용", pro.hire_count, "번"),
    ],
  });
}

function withPath(thing: string, picture: SharePicture): PictureWithPath {
  return { picture, path: `${documentPaths.pictures}/${thing}/${pictureVersion(picture)}.png` };
}

function rated(rating: number) {
  return { name: "평점", value: rating.toFixed(1) };
}

function counted(name: string, count: number, unit: string) {
  return { name, value: `${groupDigits(count)}${unit}` };
}

function aboveZero(name: string, count: number, unit: string) {
  return count > 0 ? [counted(name, count, unit)] : [];
}
