import * as z from "zod";
import { OPERATOR_FACTS } from "#domain/operator/operator.ts";
import { endpoint } from "../../endpoint.ts";

const fact = z.object({ value: z.string(), example: z.boolean() });

/** Whoever runs the product, by what is known of it. */
export const operator = z.record(z.enum(OPERATOR_FACTS), fact.nullable());

export const operatorEndpoints = {
  "operator.get": endpoint("GET /api/v2/operator/", {
    summary: "솜씨를 운영하는 사업자의 정보. 설정하지 않은 값은 예시로 표시하거나 비운다",
    access: "anyone",
    shared: true,
    output: operator,
  }),
};
