import { use } from "react";
import { hasCommonRules } from "#domain/request-form/question-rules.ts";
import type { Question } from "#domain/request-form/question.ts";
import { commonRule } from "#domain/validation/common-rules.ts";
import type { RuleCatalogue } from "#domain/validation/rule-catalogue.ts";

let loaded: RuleCatalogue | null = null;
let loading: Promise<RuleCatalogue> | null = null;

function loadEveryRule(): Promise<RuleCatalogue> {
  loading ??= import("#domain/validation/every-rule.ts").then(
    ({ everyRule }) => (loaded = everyRule),
    (error: unknown) => {
      // Otherwise the next visit would meet the same failure.
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Fetches what these questions need beyond the rules that the page has, before it is rendered. */
export async function loadRulesOf(questions: readonly Question[]): Promise<void> {
  if (!questions.every(hasCommonRules)) await loadEveryRule();
}

/** The rules that these questions name; a page that the server rendered waits for them before it is hydrated. */
export function useRulesOf(questions: readonly Question[]): RuleCatalogue {
  if (questions.every(hasCommonRules)) return commonRule;
  return loaded ?? use(loadEveryRule());
}
