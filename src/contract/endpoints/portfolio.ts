import { PORTFOLIO_LIMITS } from "#domain/portfolio/portfolio-rules.ts";
import * as z from "zod";
import {
  pieceDescription,
  pieceDoneOn,
  piecePhotos,
  pieceTitle,
} from "#domain/portfolio/portfolio-rules.ts";
import { siGunGuCode } from "#domain/region/region-rules.ts";
import { endpoint } from "../endpoint.ts";
import { ruledList, ruledText } from "../ruled.ts";
import { id, listOf, nothing, page, picture, slug, won } from "../schemas.ts";

const piece = z.object({
  id,
  title: z.string(),
  service: z.object({ slug: z.string(), name: z.string() }),
  description: z.string(),
  /** Si-gun-gu; null for work done online. */
  region: z.object({ code: z.string(), name: z.string(), full_name: z.string() }).nullable(),
  /** Month, "2026-05". */
  done_on: z.string(),
  price: z.int().nullable(),
  photos: z.array(picture.extend({ id, thumb_url: z.string() })),
  /** Of the photos the one that shows the place before the work; the first shows it after. */
  before_photo_id: id.nullable(),
});
export type PortfolioPiece = z.output<typeof piece>;

const pieceFields = z.strictObject({
  title: ruledText(pieceTitle),
  service: slug,
  description: ruledText(pieceDescription),
  si_gun_gu_code: ruledText(siGunGuCode).nullable(),
  done_on: ruledText(pieceDoneOn),
  price: won.nullable(),
  photo_ids: ruledList(id, piecePhotos),
  before_photo_id: id.nullable().default(null),
});

const pieceRef = { portfolioId: id };

export const portfolioEndpoints = {
  "pro.portfolio": endpoint("GET /api/v2/pro/{proId}/portfolio/", {
    summary: "고수의 포트폴리오. 고수가 정한 순서",
    access: "anyone",
    shared: true,
    params: { proId: id },
    query: page,
    output: listOf(piece).extend({ count: z.int() }),
    errors: ["not_found"],
  }),
  "pro.portfolio.own": endpoint("GET /api/v2/pro/portfolio/", {
    summary: `내 포트폴리오. ${PORTFOLIO_LIMITS.count}개까지라 나누지 않는다`,
    access: "member",
    output: z.object({ items: z.array(piece) }),
    errors: ["not_found"],
  }),
  "pro.portfolio.create": endpoint("POST /api/v2/pro/portfolio/", {
    summary: "포트폴리오에 추가. 맨 앞에 놓인다",
    access: "member",
    body: pieceFields,
    output: piece,
    success: 201,
    errors: ["not_found", "portfolio_limit", "upload_unusable", "too_many"],
  }),
  "pro.portfolio.edit": endpoint("PUT /api/v2/pro/portfolio/{portfolioId}/", {
    summary: "포트폴리오 하나 수정",
    access: "member",
    params: pieceRef,
    body: pieceFields,
    output: piece,
    errors: ["not_found", "upload_unusable", "too_many"],
  }),
  "pro.portfolio.delete": endpoint("DELETE /api/v2/pro/portfolio/{portfolioId}/", {
    summary: "포트폴리오 하나 지우기. 사진도 지워진다",
    access: "member",
    params: pieceRef,
    output: nothing,
    errors: ["not_found"],
  }),
  "pro.portfolio.order": endpoint("PUT /api/v2/pro/portfolio/order/", {
    summary: "포트폴리오 순서 정하기. 모두를 순서대로 보낸다",
    access: "member",
    body: z.strictObject({ ids: z.array(id).max(100) }),
    output: nothing,
    errors: ["not_found", "conflict", "too_many"],
  }),
};
