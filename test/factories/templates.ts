import type { Input } from "#contract/registry.ts";
import type { TestClient } from "../client.ts";

type TemplateBody = Input<"quotes.templates.create">;

/** A right template for any service. */
export function templateBody(changes: Partial<TemplateBody> = {}): TemplateBody {
  return {
    name: "24평 입주청소",
    service: null,
    unit: "job",
    items: [
      { name: "방과 거실", inclusion: "included", amount: 250_000 },
      { name: "곰팡이 제거", inclusion: "extra", amount: 50_000 },
    ],
    extra_ceiling: 50_000,
    valid_days: 14,
    message: "{고객}님, {지역} {서비스} 견적이에요.",
    ...changes,
  };
}

/** Keeps a template over HTTP and gives its id. */
export async function makeTemplate(
  pro: TestClient,
  changes: Partial<TemplateBody> = {},
): Promise<string> {
  const answer = await pro.call("quotes.templates.create", templateBody(changes));
  if (answer.status !== 201) throw new Error(`not kept: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}
