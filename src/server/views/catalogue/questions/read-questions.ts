import { readFileSync, readdirSync } from "node:fs";
import * as z from "zod";
import type { QuestionAndAnswer } from "#domain/catalogue/service-questions.ts";

const FOLDER = new URL("../../../../../data/catalogue/questions/", import.meta.url);

const questionsFile: z.ZodType<QuestionAndAnswer[]> = z
  .array(
    z.strictObject({
      question: z.string().trim().min(5).max(60).endsWith("?"),
      answer: z.string().trim().min(30).max(300).endsWith("."),
    }),
  )
  .min(2);

/**
 * What is written of each trade, by the slug of its level-2 category: data/catalogue/questions/{slug}.json. Throws an
 * error that names the file which is not sound.
 */
export function readQuestions(): Map<string, QuestionAndAnswer[]> {
  const names = readdirSync(FOLDER).toSorted();
  return new Map(names.map((name) => [name.replace(/\.json$/, ""), readFile(name)]));
}

function readFile(name: string): QuestionAndAnswer[] {
  const result = questionsFile.safeParse(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")));
  if (!result.success) throw new Error(`data/catalogue/questions/${name}: ${result.error.message}`);
  return result.data;
}
