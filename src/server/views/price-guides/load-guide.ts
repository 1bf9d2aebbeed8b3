import { REGION_AGAIN } from "#domain/region/region-rules.ts";
import type { Output } from "#contract/registry.ts";
import { readFilterAnswers } from "#domain/price-guide/answer-filter.ts";
import { priceGuide } from "#domain/price-guide/price-guide.ts";
import { priceQuestions } from "#domain/price-guide/price-question.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findRegion, regionsByCode, type RegionRow } from "../../features/regions/queries.ts";
import { findForm, findService } from "../../features/catalogue/queries.ts";
import { countedNow } from "../priced-services.ts";
import { presentGuide } from "./present.ts";
import { findDeals } from "./queries.ts";

/** The guide of a service. Refuses with `not_found`, and with `invalid` for a region or an answer there is not. */
export async function loadGuide(
  db: Db,
  wanted: { slug: string; region: string | undefined; answers: string | undefined; now: Date },
): Promise<Output<"prices.get">> {
  const { today, ...counted } = countedNow(wanted.now);
  const service = (await findService(db, wanted.slug)) ?? refuse("not_found");
  const form = (await findForm(db, wanted.slug)) ?? refuse("not_found");
  const questions = priceQuestions(form);
  const asked = {
    region:
      wanted.region === undefined ? null : (await regionInForce(db, wanted.region, today)).code,
    answers:
      readFilterAnswers(wanted.answers ?? "", questions) ??
      refuse("invalid", {
        fields: { answers: ["이 서비스의 질문과 답이 아니에요. 조건을 다시 골라 주세요."] },
      }),
  };
  const deals = await findDeals(db, { service: service.slug, ...counted });
  const guide = priceGuide(deals, questions, asked);
  const codes = [asked.region, ...(guide.figures?.regions ?? []).map(({ key }) => key)];
  const places = await regionsByCode(
    db,
    codes.filter((code) => code !== null),
  );
  const placeOf = (code: string) => places.get(code) ?? { code, name: code, full_name: code };
  return presentGuide({ service, asked, guide, placeOf, today });
}

async function regionInForce(db: Db, code: string, today: string): Promise<RegionRow> {
  return (
    (await findRegion(db, code, today)) ?? refuse("invalid", { fields: { region: [REGION_AGAIN] } })
  );
}
