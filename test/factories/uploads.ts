import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import { routeOf } from "#contract/routes.ts";
import type { TestAnswer, TestClient } from "../client.ts";
import { multipartForm, type FormPart } from "../multipart-form.ts";
import { realPicture } from "../picture-bytes.ts";

/** Sends a form to the upload endpoint. */
export async function sendUpload(
  client: TestClient,
  parts: readonly FormPart[],
): Promise<TestAnswer<"uploads.create">> {
  const { method, path } = routeOf("uploads.create");
  return client.raw<"uploads.create">({ method, url: path, ...multipartForm(parts) });
}

/** Uploads a small real picture; returns its id. */
export async function uploadPicture(client: TestClient, purpose: UploadPurpose): Promise<string> {
  const bytes = await realPicture("jpeg");
  const { status, body } = await sendUpload(client, [
    { name: "purpose", value: purpose },
    { name: "file", fileName: "사진.jpg", bytes },
  ]);
  if (status !== 201) throw new Error(`upload answered ${status}`);
  return body.id;
}
