import type { Credential } from "#contract/endpoints/certifications.ts";
import type { CredentialKind } from "#domain/certification/kind.ts";
import type { UploadedFile } from "#ui/file/file-drop.tsx";
import { keptPicture } from "./picture-field.tsx";

/** A credential as it is being filled in. */
export interface CredentialValues {
  kind: CredentialKind;
  title: string;
  issuer: string;
  /** "" while none is chosen. */
  issued_on: string;
  expires_on: string;
  services: string[];
  /** At most one each. */
  file_id: UploadedFile[];
  show_image_id: UploadedFile[];
}

const EMPTY: CredentialValues = {
  kind: "licence",
  title: "",
  issuer: "",
  issued_on: "",
  expires_on: "",
  services: [],
  file_id: [],
  show_image_id: [],
};

/** The form's values of a credential, or of none yet. */
export function valuesOf(credential: Credential | null): CredentialValues {
  if (credential === null) return EMPTY;
  const { kind, title, issuer, issued_on, expires_on, services, file, show_image } = credential;
  return {
    kind,
    title,
    issuer,
    issued_on: issued_on ?? "",
    expires_on: expires_on ?? "",
    services: services.map(({ slug }) => slug),
    file_id: keptPicture(file),
    show_image_id: keptPicture(show_image),
  };
}

/** What the server takes of them. Only a licence counts for services, whatever was chosen before. */
export function bodyOf(values: CredentialValues) {
  return {
    kind: values.kind,
    title: values.title,
    issuer: values.issuer,
    issued_on: values.issued_on,
    expires_on: values.expires_on === "" ? null : values.expires_on,
    services: values.kind === "licence" ? values.services : [],
    file_id: values.file_id[0]?.id ?? "",
    show_image_id: values.show_image_id[0]?.id ?? null,
  };
}
