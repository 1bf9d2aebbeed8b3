import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { serviceNames } from "../catalogue/queries.ts";
import { presentTemplate } from "./present.ts";
import { deleteTemplate, findTemplate, findTemplates, type TemplateRow } from "./queries.ts";
import { createTemplate, editTemplate, readTemplate } from "./save-template.ts";

const SAVES_PER_HOUR = 120;

/** What a pro keeps to begin quotes with. */
export function quoteTemplateHandlers() {
  return {
    "quotes.templates": async ({ sql, viewer }) => ({
      items: await presentAll(sql, await findTemplates(sql, viewer.pro.id)),
    }),

    "quotes.templates.create": async ({ sql, body, viewer, now, ids, limit, transaction }) => {
      await limit("quote_template", viewer.accountId, SAVES_PER_HOUR, HOUR_MS);
      const content = await readTemplate(sql, body);
      const proId = viewer.pro.id;
      const row = await transaction((tx) => createTemplate(tx, { proId, content, now, ids }));
      return presentOne(sql, row);
    },

    "quotes.templates.get": async ({ sql, params, viewer }) =>
      presentOne(
        sql,
        (await findTemplate(sql, viewer.pro.id, params.templateId)) ?? refuse("not_found"),
      ),

    "quotes.templates.edit": async ({ sql, params, body, viewer, now, limit, transaction }) => {
      await limit("quote_template", viewer.accountId, SAVES_PER_HOUR, HOUR_MS);
      const { templateId } = params;
      const proId = viewer.pro.id;
      // Whose it is comes before what was typed: a stranger's template is none.
      if (!(await findTemplate(sql, proId, templateId))) refuse("not_found");
      const content = await readTemplate(sql, body);
      const row = await transaction((tx) => editTemplate(tx, { proId, templateId, content, now }));
      return presentOne(sql, row);
    },

    "quotes.templates.delete": async ({ sql, params, viewer }) => {
      if (!(await deleteTemplate(sql, viewer.pro.id, params.templateId))) refuse("not_found");
      return {};
    },
  } satisfies Partial<Handlers>;
}

async function presentAll(db: Db, rows: readonly TemplateRow[]) {
  const names = await serviceNames(
    db,
    rows.flatMap((row) => row.service_slug ?? []),
  );
  return rows.map((row) => presentTemplate(row, names));
}

async function presentOne(db: Db, row: TemplateRow) {
  const [template] = await presentAll(db, [row]);
  return template ?? refuse("not_found");
}
