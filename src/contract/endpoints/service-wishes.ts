import * as z from "zod";
import { serviceWishWords } from "#domain/service-wish/rules.ts";
import { endpoint } from "../endpoint.ts";
import { ruledText } from "../ruled.ts";
import { nothing } from "../schemas.ts";

export const serviceWishEndpoints = {
  "serviceWishes.create": endpoint("POST /api2/service-wishes/", {
    summary: "찾는 서비스가 없을 때 알려 주기. 누가 보냈는지는 남기지 않는다",
    access: "anyone",
    body: z.strictObject({ words: ruledText(serviceWishWords) }),
    output: nothing,
    success: 201,
    errors: ["too_many"],
  }),
};
