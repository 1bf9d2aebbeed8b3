import type { Input } from "#contract/registry.ts";
import { decideCertification } from "#server/features/certifications/decide.ts";
import { normalizeBusinessNumber } from "#domain/certification/business-number.ts";
import type { TestClient } from "../client.ts";
import { makeAccount, type Market } from "./accounts.ts";
import { uploadPicture } from "./uploads.ts";

let made = 0;

/** Another business number with a right check digit, as it is typed. */
export function freshBusinessNumber(): string {
  made += 1;
  const first = `10186${String(made).padStart(4, "0")}`;
  const numbers = Array.from({ length: 10 }, (_, last) => `${first}${last}`);
  const number = numbers.find((one) => normalizeBusinessNumber(one) !== null) ?? "";
  return `${number.slice(0, 3)}-${number.slice(3, 5)}-${number.slice(5)}`;
}

/** A right business to submit, with its paper uploaded. */
export async function businessBody(
  client: TestClient,
  changes: Partial<Input<"users.me.certifications.business.create">> = {},
): Promise<Input<"users.me.certifications.business.create">> {
  return {
    number: freshBusinessNumber(),
    business_name: "새봄 청소",
    representative: "김새봄",
    address: "서울특별시 강남구 새봄로 12",
    phone: "02-1234-5678",
    file_id: await uploadPicture(client, "certification_file"),
    ...changes,
  };
}

/** A right licence to submit, with its paper uploaded. */
export async function credentialBody(
  client: TestClient,
  changes: Partial<Input<"users.me.certifications.credentials.create">> = {},
): Promise<Input<"users.me.certifications.credentials.create">> {
  return {
    kind: "licence",
    title: "전기기사",
    issuer: "한국산업인력공단",
    issued_on: "2020-05-01",
    expires_on: null,
    services: ["electric-work"],
    file_id: await uploadPicture(client, "certification_file"),
    show_image_id: null,
    ...changes,
  };
}

/** Decides as a member of staff would. */
export async function decide(
  app: Market,
  certificationId: string,
  decision: "approve" | "reject" = "approve",
  facts: { reason?: string; seen?: Date } = {},
): Promise<void> {
  const reason = facts.reason ?? (decision === "reject" ? "사진이 흐려서 읽을 수 없어요." : null);
  const { id: staffId } = await makeAccount(app, { role: "staff" });
  await app.sql.begin((tx) =>
    decideCertification(tx, {
      certificationId,
      decision,
      reason,
      staffId,
      now: app.clock.now(),
      ids: app.ids,
      ...(facts.seen ? { seen: facts.seen } : {}),
    }),
  );
}
