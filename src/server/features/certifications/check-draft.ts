import type { FieldErrors } from "#contract/errors.ts";
import type { Body } from "#contract/registry.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { normalizeBusinessNumber } from "#domain/certification/business-number.ts";
import { checkCredential } from "#domain/certification/check-credential.ts";
import { certificationLabel, type CertificationKind } from "#domain/certification/kind.ts";
import { legalNameOf } from "#domain/certification/legal-name.ts";
import { oneLine } from "#domain/text/one-line.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { licensedServices } from "../catalogue/queries.ts";
import type { CertificationFacts } from "./rows.ts";

/** What a pro submits, checked and as it is to be stored. */
export interface Draft {
  kind: CertificationKind;
  facts: CertificationFacts;
  /** Slugs of the services for which a licence counts. */
  services: string[];
}

const EMPTY: Omit<CertificationFacts, "label"> = {
  legal_name: null,
  business_number: null,
  business_name: null,
  representative: null,
  business_address: null,
  business_phone: null,
  issuer: null,
  issued_on: null,
  expires_on: null,
  file_id: null,
  show_image_id: null,
};

/** A business as it is to be stored. */
export function draftBusiness(body: Body<"users.me.certifications.business.create">): Draft {
  const facts = {
    ...EMPTY,
    label: certificationLabel({ kind: "business", title: "" }),
    business_number: normalizeBusinessNumber(body.number),
    business_name: oneLine(body.business_name),
    representative: legalNameOf(body.representative),
    business_address: oneLine(body.address),
    business_phone: oneLine(body.phone),
    file_id: body.file_id,
  };
  return { kind: "business", facts, services: [] };
}

/** A credential as it is to be stored; refuses days that cannot be and services that ask for no licence. */
export async function checkCredentialBody(
  db: Db,
  body: Body<"users.me.certifications.credentials.create">,
  now: Date,
): Promise<Draft> {
  const services = [...new Set(body.services)];
  const checked = checkCredential({ ...body, services }, seoulDay(now.getTime()));
  const fields: FieldErrors = checked.ok ? {} : { ...checked.fields };
  const asking = new Set((await licensedServices(db)).map(({ slug }) => slug));
  if (services.some((slug) => !asking.has(slug))) {
    fields.services ??= ["자격증이 필요한 서비스만 고를 수 있어요."];
  }
  if (Object.keys(fields).length > 0) refuse("invalid", { fields });
  const facts = {
    ...EMPTY,
    label: certificationLabel({ kind: body.kind, title: oneLine(body.title) }),
    issuer: oneLine(body.issuer),
    issued_on: body.issued_on,
    expires_on: body.expires_on,
    file_id: body.file_id,
    show_image_id: body.show_image_id,
  };
  return { kind: body.kind, facts, services };
}
