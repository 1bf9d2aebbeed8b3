import type { Query } from "#contract/registry.ts";
import type {
  CertificationActor,
  CertificationEvent,
  CertificationState,
} from "#domain/certification/lifecycle.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { formatBusinessNumber } from "#domain/certification/business-number.ts";
import {
  findCertification,
  findServicesOf,
  type CertificationRow,
} from "../../features/certifications/rows.ts";
import { findUpload } from "../../features/uploads/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findDecisions } from "./log-rows.ts";
import { presentDecision } from "./present.ts";
import type { Seen, SeenFile } from "./seen.ts";

/** A certification with all that staff compare. */
export async function loadCertification(
  db: Db,
  certificationId: string,
): Promise<Seen<"staff.certifications.get">> {
  const { row, pro } = await findWithPro(db, certificationId);
  const file = row.file_id === null ? null : await findUpload(db, row.file_id);
  const showImage = row.show_image_id === null ? null : await findUpload(db, row.show_image_id);
  const services = (await findServicesOf(db, [row.id])).get(row.id) ?? [];
  const history = await findHistory(db, row.id);
  const about = aboutOf(row, pro);
  const decisions = await findDecisions(db, { subject: about.subject, personId: null });
  const page = {
    id: row.id,
    kind: row.kind,
    label: row.label,
    state: row.state,
    reason: row.reason,
    version: row.submitted_at.getTime(),
    submitted_at: seoulIso(row.submitted_at.getTime()),
    legal_name: row.legal_name,
    business_number: row.business_number && formatBusinessNumber(row.business_number),
    business_name: row.business_name,
    representative: row.representative,
    business_address: row.business_address,
    business_phone: row.business_phone,
    issuer: row.issuer,
    issued_on: row.issued_on,
    expires_on: row.expires_on,
    services: services.map(({ name }) => name),
    file: file && { name: file.display_name, kind: file.kind },
    has_show_image: showImage !== null,
    pro: { id: pro.id, display_name: pro.display_name, account_name: pro.account_name },
    confirmed_name: await findConfirmedName(db, pro.id),
    same_number: [...(await findSameNumber(db, row))],
    history: history.map(({ at, event, actor, reason }) => ({
      at: seoulIso(at.getTime()),
      event,
      by: BY_WHOM[actor],
      reason: reason ?? "",
    })),
    decisions: decisions.map((one) => presentDecision(one, about.subject)),
  };
  return { ...about, page };
}

/** The proof of a certification, or the picture that visitors would see. */
export async function loadCertificationFile(
  db: Db,
  certificationId: string,
  part: NonNullable<Query<"staff.certifications.file">["part"]>,
): Promise<SeenFile> {
  const { row, pro } = await findWithPro(db, certificationId);
  const id = part === "show_image" ? row.show_image_id : row.file_id;
  const upload = (id === null ? null : await findUpload(db, id)) ?? refuse("not_found");
  return { ...aboutOf(row, pro), upload };
}

interface ProOfCertification {
  id: string;
  account_id: string;
  display_name: string;
  account_name: string;
}

async function findWithPro(db: Db, id: string) {
  const row = (await findCertification(db, id)) ?? refuse("not_found");
  const [pro] = await db<ProOfCertification[]>`
    SELECT p.id, p.account_id, p.display_name, a.name AS account_name
    FROM pro_profiles p JOIN accounts a ON a.id = p.account_id WHERE p.id = ${row.pro_id}`;
  return { row, pro: pro ?? refuse("not_found") };
}

function aboutOf({ id }: CertificationRow, pro: ProOfCertification) {
  return { subject: { kind: "certification", id }, personId: pro.account_id } as const;
}

/** The name by which the pro was checked, to be compared with the papers; null without one. */
async function findConfirmedName(db: Db, proId: string): Promise<string | null> {
  const [row] = await db<{ legal_name: string | null }[]>`
    SELECT legal_name FROM certifications
    WHERE pro_id = ${proId} AND kind = 'identity' AND state = 'approved'`;
  return row?.legal_name ?? null;
}

/** Other pros whose business, in whatever state, has the same number. */
async function findSameNumber(
  db: Db,
  { business_number: number, pro_id: proId }: CertificationRow,
) {
  return db<{ pro_id: string; display_name: string; state: CertificationState }[]>`
    SELECT c.pro_id, p.display_name, c.state
    FROM certifications c JOIN pro_profiles p ON p.id = c.pro_id
    WHERE c.business_number = ${number} AND c.pro_id <> ${proId}
    ORDER BY c.id LIMIT 20`;
}

const BY_WHOM: Record<CertificationActor, string> = { staff: "운영", pro: "고수", time: "자동" };

async function findHistory(db: Db, certificationId: string) {
  return db<
    { event: CertificationEvent; actor: CertificationActor; reason: string | null; at: Date }[]
  >`
    SELECT event, actor, reason, at
    FROM certification_history WHERE certification_id = ${certificationId} ORDER BY id DESC LIMIT 50`;
}
