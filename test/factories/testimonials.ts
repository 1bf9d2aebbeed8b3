import type { Input, Output } from "#contract/registry.ts";
import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";

let clients = 0;

/** What a pro of 입주청소 fills in to ask a client; another contact each time. */
export function invitationInput(
  changes: Partial<Input<"pro.testimonial.invite">> = {},
): Input<"pro.testimonial.invite"> {
  clients += 1;
  return {
    client_name: "김하나",
    contact: `past-client-${clients}@example.com`,
    service: "move-in-cleaning",
    message: "지난봄 입주청소를 맡겨 주셔서 고마웠어요.",
    ...changes,
  };
}

/** Asks a client over HTTP; gives the invitation and the token of its link. */
export async function invite(
  pro: TestClient,
  changes: Partial<Input<"pro.testimonial.invite">> = {},
): Promise<{ invitation: Output<"pro.testimonial.invite">["invitation"]; token: string }> {
  const { status, body } = await pro.call("pro.testimonial.invite", invitationInput(changes));
  if (status !== 201) throw new Error(`not invited: ${JSON.stringify(body)}`);
  return { invitation: body.invitation, token: body.link.split("#")[1] ?? "" };
}

/** What a client writes, in the month before the test clock starts. */
export function testimonialInput(
  token: string,
  changes: Partial<Input<"pro.testimonial.write">> = {},
): Input<"pro.testimonial.write"> {
  return {
    token,
    author_name: "하나",
    relation: "personal_client",
    worked_on: "2027-02",
    body: "구석구석 꼼꼼하게 봐 주셔서 다음에도 꼭 부탁드리고 싶어요.",
    consent: true,
    ...changes,
  };
}

/** A testimonial about a pro, asked for and written over HTTP. */
export async function makeTestimonial(
  app: Pick<TestApp, "visitor">,
  pro: TestClient,
  changes: Partial<Input<"pro.testimonial.write">> = {},
  service = "move-in-cleaning",
): Promise<{ testimonialId: string; invitationId: string; token: string }> {
  const { invitation, token } = await invite(pro, { service });
  const answer = await app
    .visitor()
    .call("pro.testimonial.write", testimonialInput(token, changes));
  if (answer.status !== 201) throw new Error(`not written: ${JSON.stringify(answer.body)}`);
  return { testimonialId: answer.body.id, invitationId: invitation.id, token };
}
