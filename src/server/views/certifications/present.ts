import type {
  BusinessCertification,
  Credential,
  NameCertification,
  ShownCertification,
} from "#contract/endpoints/certifications.ts";
import { routeOf } from "#contract/routes.ts";
import { maskName } from "#domain/account/mask-name.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { formatBusinessNumber } from "#domain/certification/business-number.ts";
import { isCredentialKind } from "#domain/certification/kind.ts";
import { focusOfRow } from "../../features/uploads/present.ts";
import type { UploadRow } from "../../features/uploads/queries.ts";
import { uploadUrl } from "../../features/uploads/url.ts";
import type { ShownRow } from "../../features/certifications/queries.ts";
import type { CertificationRow, CountedService } from "../../features/certifications/rows.ts";

/** Uploads of a pro's certifications by id. */
export type Files = ReadonlyMap<string, UploadRow>;

/** A name as its own pro sees it: whoever else looks at the screen reads one letter. */
export function presentName(row: CertificationRow | undefined): NameCertification {
  const legalName = row?.legal_name ?? null;
  return {
    state: row?.state ?? "none",
    masked_name: legalName === null ? null : maskName(legalName),
    reason: row?.reason ?? null,
    decided_at: instantOf(row?.decided_at ?? null),
  };
}

export function presentBusiness(row: CertificationRow, files: Files): BusinessCertification {
  return {
    ...standingOf(row),
    number: row.business_number === null ? "" : formatBusinessNumber(row.business_number),
    business_name: row.business_name ?? "",
    representative: row.representative ?? "",
    address: row.business_address ?? "",
    phone: row.business_phone ?? "",
    file: fileOf(row.file_id, files),
  };
}

export function presentCredential(
  row: CertificationRow,
  files: Files,
  services: readonly CountedService[],
): Credential {
  return {
    ...standingOf(row),
    kind: isCredentialKind(row.kind) ? row.kind : "licence",
    title: row.label,
    issuer: row.issuer ?? "",
    issued_on: row.issued_on,
    expires_on: row.expires_on,
    services: services.map(({ slug, name }) => ({ slug, name })),
    file: fileOf(row.file_id, files),
    show_image: fileOf(row.show_image_id, files),
  };
}

/** What anyone reads of an approved one: no number, name, issuer, day of issue or proof. */
export function presentShown(row: ShownRow, proId: string, files: Files): ShownCertification {
  const image = row.show_image_id === null ? undefined : files.get(row.show_image_id);
  const url = imageUrl(proId, row.id);
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    approved_at: seoulIso(row.decided_at.getTime()),
    image: image
      ? {
          url,
          thumb_url: `${url}?size=thumb`,
          width: image.width ?? 1,
          height: image.height ?? 1,
          blur: image.blur,
          focus: focusOfRow(image),
        }
      : null,
  };
}

function imageUrl(proId: string, certificationId: string): string {
  return routeOf("pro.certifications.image")
    .path.replace("{proId}", proId)
    .replace("{certificationId}", certificationId);
}

function standingOf(row: CertificationRow) {
  return {
    id: row.id,
    state: row.state,
    label: row.label,
    reason: row.reason,
    submitted_at: seoulIso(row.submitted_at.getTime()),
    decided_at: instantOf(row.decided_at),
  };
}

function instantOf(at: Date | null): string | null {
  return at === null ? null : seoulIso(at.getTime());
}

function fileOf(id: string | null, files: Files) {
  const upload = id === null ? undefined : files.get(id);
  if (!upload) return null;
  return {
    id: upload.id,
    name: upload.display_name,
    url: uploadUrl(upload.id),
    thumb_url: uploadUrl(upload.id, "thumb"),
  };
}
