import { TOTP } from "otpauth";
import { setAuthenticator } from "#server/features/staff/second-factor/authenticator.ts";
import { systemRandom } from "#server/platform/random.ts";
import { TEST_SECRET, type TestApp } from "../app.ts";
import { makeAccount, type TestAccount } from "./accounts.ts";

/** A staff account with an authenticator, and the code that it shows, now or so many milliseconds off. */
export async function makeStaffWithAuthenticator(
  app: TestApp,
): Promise<{ account: TestAccount; code: (offsetMs?: number) => string }> {
  const account = await makeAccount(app, { role: "staff" });
  const { base32 } = await app.sql.begin((tx) =>
    setAuthenticator(tx, account, {
      sessionSecret: TEST_SECRET,
      random: systemRandom,
      now: app.clock.now(),
    }),
  );
  const totp = new TOTP({ secret: base32 });
  const code = (offsetMs = 0) => totp.generate({ timestamp: app.clock.now().getTime() + offsetMs });
  return { account, code };
}
