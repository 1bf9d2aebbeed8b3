import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { text } from "../schemas.ts";

const setModes = z.object({
  items: z.array(z.object({ endpoint: z.string(), mode: z.string(), times: z.int().nullable() })),
});

/** Pushes to a person's devices, and the local push service. */
export const pushEndpoints = {
  "dev.push": endpoint("GET /dev/push", {
    summary: "개발용: 시험 푸시 서비스가 기기마다 어떻게 답하는지",
    access: "dev",
    output: setModes,
    errors: ["unavailable"],
  }),
  "dev.push.set": endpoint("POST /dev/push", {
    summary: "개발용: 시험 푸시 서비스의 답을 바꾼다",
    access: "dev",
    body: z.strictObject({
      endpoint: text(1, 1_000),
      mode: z.string().max(120),
      times: z.int().min(1).max(1_000_000).optional(),
    }),
    output: setModes,
    errors: ["unavailable"],
  }),
};
