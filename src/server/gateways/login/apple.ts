import * as z from "zod";

export interface AppleKey {
  /** The Services ID, by which Apple knows us. */
  clientId: string;
  teamId: string;
  keyId: string;
  /** PKCS #8 in PEM, as Apple hands it out once. */
  privateKey: string;
}

/** Apple takes one for up to six months; each is used once. */
const SECRET_LIFETIME = "5m";

/** Apple's client secret: who we are, signed with the key that Apple knows the other half of. */
export async function appleClientSecret(key: AppleKey, audience: string): Promise<string> {
  // When it is first needed: a start shall not wait for it.
  const { importPKCS8, SignJWT } = await import("jose");
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: key.keyId })
    .setIssuer(key.teamId)
    .setSubject(key.clientId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(SECRET_LIFETIME)
    .sign(await importPKCS8(key.privateKey, "ES256"));
}

const user = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
});

/** The name that Apple posts along the first time somebody comes, family name first as it is read here. */
export function appleName(answer: URLSearchParams): string | null {
  const parsed = user.safeParse(jsonOf(answer.get("user")));
  if (!parsed.success) return null;
  const { firstName = "", lastName = "" } = parsed.data.name;
  return `${lastName}${firstName}`.trim() || null;
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
