import type { Input, Output } from "#contract/registry.ts";
import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";

export const TEST_PASSWORD = "조용한 바다 위의 달";

let made = 0;

/** What a person fills into the sign-up form; another address each time. */
export function signUpInput(over: Partial<Input<"users.signUp">> = {}): Input<"users.signUp"> {
  made += 1;
  return {
    email: `newcomer-${made}@example.com`,
    password: TEST_PASSWORD,
    name: "김새봄",
    consents: {
      terms: true,
      privacy: true,
      age_14: true,
      marketing: false,
      marketing_night: false,
    },
    ...over,
  };
}

/**
 * A person who signed up over HTTP, with TEST_PASSWORD unless told otherwise, and whose address is taken for proven: few
 * tests are about its letter.
 */
export async function signUp(
  app: Pick<TestApp, "visitor" | "clock" | "sql">,
  over: Partial<Input<"users.signUp">> = {},
): Promise<{ client: TestClient; user: Output<"users.signUp">["user"] }> {
  // So many from one address would run into the limit of a minute.
  app.clock.advance(60_000);
  const client = app.visitor();
  const { status, body } = await client.call("users.signUp", signUpInput(over));
  if (status !== 201) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  await app.sql`UPDATE accounts SET email_verified_at = ${app.clock.now()} WHERE id = ${body.user.id}`;
  return { client, user: { ...body.user, email_verified: true } };
}
