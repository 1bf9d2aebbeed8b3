/**
 * What a certification proves. `identity` is the person's name, `business` their registration, the others are
 * credentials. A service asks for the first three only (domain/catalogue/service).
 */
export const CREDENTIAL_KINDS = ["licence", "degree", "award"] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

export const CERTIFICATION_KINDS = ["identity", "business", ...CREDENTIAL_KINDS] as const;
export type CertificationKind = (typeof CERTIFICATION_KINDS)[number];

export function isCredentialKind(kind: CertificationKind): kind is CredentialKind {
  return CREDENTIAL_KINDS.some((one) => one === kind);
}

/** What others read of an approved one: never a number, a name or a file. `title` is a credential's. */
export function certificationLabel(facts: { kind: CertificationKind; title: string }): string {
  if (facts.kind === "identity") return "본인 확인";
  return facts.kind === "business" ? "사업자 확인" : facts.title;
}
