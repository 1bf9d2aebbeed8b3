import { endpointCall } from "#contract/endpoint-call.ts";
import type { UploadPurpose } from "#contract/endpoints/platform.ts";
import { realPicture } from "#test/picture-bytes.ts";
import type { Market, Person } from "./market.ts";

/** Uploads a small picture; answers its id. */
export async function uploadPicture(
  market: Market,
  person: Person,
  purpose: UploadPurpose,
): Promise<string> {
  const form = new FormData();
  form.append("purpose", purpose);
  form.append("file", new Blob([new Uint8Array(await realPicture("jpeg", 640, 480))]), "사진.jpg");
  const { method, url } = endpointCall("uploads.create");
  const answer = await fetch(market.origin + url, {
    method,
    headers: {
      cookie: Object.entries(person.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join("; "),
      "x-csrftoken": person.cookies.csrftoken ?? "",
    },
    body: form,
  });
  return ((await answer.json()) as { id: string }).id;
}
