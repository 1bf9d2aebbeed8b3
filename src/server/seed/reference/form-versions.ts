import type { RequestForm } from "#domain/request-form/question.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { OperatorError } from "../../platform/operator-error.ts";

/**
 * Adds the versions of forms that are new. A stored version whose questions differ is replaced only while no
 * request has answered it; after that a new wording needs a new number, and this throws.
 */
export async function installForms(tx: Tx, forms: readonly RequestForm[]): Promise<void> {
  const rows = forms.map(({ service, version, questions }) => ({
    service_slug: service,
    version,
    questions,
  }));
  // FOR UPDATE also keeps new requests of these versions waiting: their foreign key needs the row.
  const changed = await tx<{ service_slug: string; version: number }[]>`
    SELECT f.service_slug, f.version FROM service_forms f
    JOIN jsonb_populate_recordset(NULL::service_forms, ${JSON.stringify(rows)}::text::jsonb) n USING (service_slug, version)
    WHERE f.questions <> n.questions ORDER BY 1, 2 FOR UPDATE OF f`;
  for (const { service_slug, version } of changed) {
    const [asked] = await tx`
      SELECT 1 FROM requests WHERE service_slug = ${service_slug} AND form_version = ${version} LIMIT 1`;
    if (asked) {
      throw new OperatorError(
        `${service_slug} 질문지 ${version}판의 내용이 바뀌었는데, 이미 답한 요청이 있어요. data/catalogue/forms/${service_slug}.json의 version을 올려 주세요.`,
      );
    }
  }
  await tx`
    INSERT INTO service_forms (service_slug, version, questions)
    SELECT service_slug, version, questions
    FROM jsonb_populate_recordset(NULL::service_forms, ${JSON.stringify(rows)}::text::jsonb)
    ON CONFLICT (service_slug, version) DO UPDATE SET questions = excluded.questions
    WHERE service_forms.questions <> excluded.questions`;
}
