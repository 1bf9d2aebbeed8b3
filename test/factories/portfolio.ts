import type { Input } from "#contract/registry.ts";
import type { TestClient } from "../client.ts";
import { uploadPicture } from "./uploads.ts";

type PieceBody = Input<"pro.portfolio.create">;

/** A right piece of work with this photo, done before the test clock starts. */
export function pieceFields(photoId: string): PieceBody {
  return {
    title: "신축 아파트 입주청소",
    service: "move-in-cleaning",
    description: "창틀과 베란다까지 이틀에 걸쳐 청소했어요.",
    si_gun_gu_code: "11680",
    done_on: "2027-02",
    price: 350_000,
    photo_ids: [photoId],
  };
}

/** The same with a photo of its own, unless it is given others. */
export async function pieceBody(
  client: TestClient,
  changes: Partial<PieceBody> = {},
): Promise<PieceBody> {
  const photoId = changes.photo_ids ? "" : await uploadPicture(client, "portfolio_photo");
  return { ...pieceFields(photoId), ...changes };
}

/** Adds a piece over HTTP and gives its id. */
export async function makePiece(
  client: TestClient,
  changes: Partial<PieceBody> = {},
): Promise<string> {
  const answer = await client.call("pro.portfolio.create", await pieceBody(client, changes));
  if (answer.status !== 201) throw new Error(`not added: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}
