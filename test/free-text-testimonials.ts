import type { AwkwardMarket } from "./awkward-market.ts";
import { makeSignedInPro } from "./factories/market.ts";
import { makeReview } from "./factories/reviews.ts";
import { invite, testimonialInput } from "./factories/testimonials.ts";
import type { FreeTextField } from "./free-text-fields.ts";

/** What a client says of a pro, and what a pro puts in the place of what they said. */
export function talkFields({ app, pro, newest }: AwkwardMarket): FreeTextField[] {
  const say = async () => {
    const { reviewId } = await makeReview(app, { proId: pro.proId });
    const said = await pro.client.call("reviews.comments.create", { reviewId, body: "고마워요." });
    return { reviewId, commentId: said.body.id };
  };
  // Not before its turn: other fields look at the newest review.
  let comment: ReturnType<typeof say> | undefined;
  return [
    {
      name: "an edited comment",
      isShown: true,
      min: 1,
      max: 1_000,
      send: async (body) => {
        comment ??= say();
        const edit = { ...(await comment), body };
        return (await pro.client.call("reviews.comments.edit", edit)).status;
      },
      stored: () => newest("review_comments", "body"),
    },
    {
      name: "a testimonial",
      isShown: true,
      min: 20,
      max: 1_000,
      send: async (body) => {
        const { token } = await invite((await makeSignedInPro(app)).client);
        const written = testimonialInput(token, { body });
        return (await app.visitor().call("pro.testimonial.write", written)).status;
      },
      stored: () => newest("testimonials", "body"),
    },
  ];
}
