import * as z from "zod";
import type { Question, RequestForm } from "#domain/request-form/question.ts";

const words = z.string().trim().min(1);

const option = z.strictObject({
  value: z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/),
  label: words.max(20),
  exclusive: z.literal(true).optional(),
  needs_notice: words.optional(),
});

/** One question as written in data/catalogue/forms. What holds between questions: `formFaults`. */
export const question: z.ZodType<Question> = z.strictObject({
  id: z.string(),
  kind: z.enum(["single", "multi", "number", "date", "time", "region", "photo", "text", "group"]),
  label: words.max(40),
  help: words.optional(),
  required: z.boolean(),
  reveal: z.literal("after_hire").optional(),
  when: z.strictObject({ question: z.string(), any_of: z.array(z.string()).min(1) }).optional(),
  options: z.array(option).min(1).optional(),
  unit: words.optional(),
  rules: z.union([words, z.record(z.string(), z.json())]).optional(),
  step: z.number().positive().optional(),
  max_count: z.int().positive().max(10).optional(),
  placeholder: words.optional(),
  online_value: z.string().optional(),
  get parts() {
    return z.array(question).min(1).optional();
  },
});

/** data/catalogue/forms/{service}.json, still without the shared last questions. */
export const formFile: z.ZodType<RequestForm> = z.strictObject({
  service: z.string(),
  version: z.int().positive(),
  questions: z.array(question).min(1),
});
