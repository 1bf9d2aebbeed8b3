import { grantLot } from "#server/features/credits/ledger.ts";
import { makeAccount, type Market, type TestAccount } from "./accounts.ts";

export interface TestPro {
  account: TestAccount;
  proId: string;
}

/** An approved pro with credits, offering `services` in `regions` (si-gun-gu codes). */
export async function makePro(
  app: Market,
  facts: { services?: string[]; regions?: string[]; credits?: number; name?: string } = {},
  owner?: TestAccount,
): Promise<TestPro> {
  const { sql, clock, ids } = app;
  const account = owner ?? (await makeAccount(app, facts.name ? { name: facts.name } : {}));
  const proId = ids.next();
  await sql`
    INSERT INTO pro_profiles (id, account_id, display_name, headline, introduction, career_years, state, applied_at, approved_at)
    VALUES (${proId}, ${account.id}, ${facts.name ?? "든든한 고수"}, '꼼꼼하게 챙겨 드려요', '십 년 동안 한 우물을 팠어요. 약속을 지켜요.', 10,
            'approved', ${clock.now()}, ${clock.now()})`;
  for (const service of facts.services ?? ["move-in-cleaning"]) {
    await sql`INSERT INTO pro_services (pro_id, service_slug) VALUES (${proId}, ${service})`;
  }
  for (const region of facts.regions ?? ["11680"]) {
    await sql`INSERT INTO pro_regions (pro_id, si_gun_gu_code) VALUES (${proId}, ${region})`;
  }
  const credits = facts.credits ?? 50;
  if (credits > 0) {
    await sql.begin((tx) =>
      grantLot(tx, {
        accountId: account.id,
        kind: "bonus",
        credits,
        paidWon: 0,
        source: `test:${proId}`,
        detail: "opening_gift",
        now: clock.now(),
        ids,
        expiresAt: new Date(clock.now().getTime() + 90 * 86_400_000),
      }),
    );
  }
  return { account, proId };
}
