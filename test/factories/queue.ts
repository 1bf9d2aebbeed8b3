import type { TestClient } from "../client.ts";
import { credentialBody } from "./certifications.ts";

/** A licence that waits for staff, submitted by a signed-in pro with its picture; its id. */
export async function submitCertification(pro: { client: TestClient }): Promise<string> {
  const { status, body } = await pro.client.call(
    "users.me.certifications.credentials.create",
    await credentialBody(pro.client),
  );
  if (status !== 201) throw new Error(`not submitted: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** A new name that waits for staff, saved by a signed-in approved pro with the rest of their profile; its id. */
export async function askForName(client: TestClient, name: string): Promise<string> {
  const { body } = await client.call("pro.profile");
  const saved = await client.call("pro.profile.edit", {
    display_name: name,
    headline: body.headline,
    introduction: body.introduction,
    career_years: body.career_years,
    photo_id: body.photo?.id ?? null,
    services: body.services.map(({ slug }) => slug),
    si_gun_gu_codes: body.regions.map(({ code }) => code),
    accepts_requests: body.accepts_requests,
  });
  const waits = saved.body.name_change;
  if (waits?.name !== name) throw new Error(`does not wait: ${JSON.stringify(saved.body)}`);
  return waits.id;
}

/** A report that waits for staff; its id. */
export async function reportPro(
  reporter: TestClient,
  proId: string,
  photoIds: string[] = [],
): Promise<string> {
  const { status, body } = await reporter.call("pro.reports.create", {
    proId,
    reason: "no_show",
    detail: "약속한 날에 연락 없이 오지 않았고 전화도 받지 않았어요.",
    photo_ids: photoIds,
  });
  if (status !== 201) throw new Error(`not reported: ${status} ${JSON.stringify(body)}`);
  return body.id;
}
