import type { Body } from "#contract/registry.ts";
import { checkTemplate } from "#domain/quote-template/check-template.ts";
import { TEMPLATE_LIMITS } from "#domain/quote-template/template.ts";
import { withStandardLines } from "#domain/quote/standard-line.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { findService, standardLinesOf } from "../catalogue/queries.ts";
import {
  findTemplate,
  findTemplates,
  insertTemplate,
  lockTemplates,
  updateTemplate,
  type TemplateRow,
} from "./queries.ts";

type Content = Pick<
  TemplateRow,
  "name" | "service_slug" | "unit" | "items" | "extra_ceiling" | "valid_days" | "message"
>;

/** What the pro typed, checked by the rules of templates and against the catalogue. */
export async function readTemplate(
  db: Db,
  body: Body<"quotes.templates.create">,
): Promise<Content> {
  const checked = checkTemplate(body);
  if (!checked.ok) refuse("invalid", { fields: checked.fields });
  if (body.service !== null && !(await findService(db, body.service))) {
    refuse("invalid", { fields: { service: ["서비스를 다시 골라 주세요."] } });
  }
  return {
    name: body.name,
    service_slug: body.service,
    unit: body.unit,
    items: keptItems(body),
    extra_ceiling: body.extra_ceiling,
    valid_days: body.valid_days,
    message: body.message,
  };
}

/** Of a template for any service the lines keep what they were chosen from: the quote made of it decides. */
function keptItems({ service, items }: Body<"quotes.templates.create">): TemplateRow["items"] {
  return service === null ? items : withStandardLines(items, standardLinesOf(service));
}

export async function createTemplate(
  tx: Tx,
  { proId, content, now, ids }: { proId: string; content: Content; now: Date; ids: Ids },
): Promise<TemplateRow> {
  await lockTemplates(tx, proId);
  const others = await findTemplates(tx, proId);
  if (others.length >= TEMPLATE_LIMITS.count) refuse("template_limit");
  refuseTakenName(others, content.name);
  const row = { id: ids.next(), pro_id: proId, ...content, created_at: now, updated_at: now };
  await insertTemplate(tx, row);
  return row;
}

export async function editTemplate(
  tx: Tx,
  {
    proId,
    templateId,
    content,
    now,
  }: {
    proId: string;
    templateId: string;
    content: Content;
    now: Date;
  },
): Promise<TemplateRow> {
  await lockTemplates(tx, proId);
  const before = (await findTemplate(tx, proId, templateId)) ?? refuse("not_found");
  const others = (await findTemplates(tx, proId)).filter(({ id }) => id !== before.id);
  refuseTakenName(others, content.name);
  const row = { ...before, ...content, updated_at: now };
  await updateTemplate(tx, row);
  return row;
}

function refuseTakenName(others: readonly TemplateRow[], name: string): void {
  if (!others.some((other) => other.name === name)) return;
  refuse("template_exists", { fields: { name: ["같은 이름의 템플릿이 있어요."] } });
}
