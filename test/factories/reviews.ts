import type { Input } from "#contract/registry.ts";
import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { makeAccount, type TestAccount } from "./accounts.ts";
import { makeHire } from "./hires.ts";

/** A sound review's fields. */
export const reviewFields: Omit<Input<"reviews.create">, "hire_id"> = {
  rating: 5,
  quality: 5,
  communication: 4,
  punctuality: 5,
  body: "처음부터 끝까지 꼼꼼하게 해 주셔서 정말 만족했어요.",
  photo_ids: [],
};

/** A review of a completed hire, written by its customer through the endpoint. */
export async function makeReview(
  app: TestApp,
  facts: { proId: string; author?: TestAccount } & Partial<typeof reviewFields>,
): Promise<{ reviewId: string; author: TestAccount; asAuthor: TestClient }> {
  const { proId, author = await makeAccount(app), ...fields } = facts;
  const { hireId } = await makeHire(app, { customerId: author.id, proId });
  const asAuthor = await app.as(author);
  const { status, body } = await asAuthor.call("reviews.create", {
    ...reviewFields,
    ...fields,
    hire_id: hireId,
  });
  if (status !== 201) throw new Error(`the review answered ${status}`);
  return { reviewId: body.id, author, asAuthor };
}
