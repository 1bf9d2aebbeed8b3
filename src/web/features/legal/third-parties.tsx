import type { Output } from "#contract/registry.ts";
import { LOGIN_EXCHANGE } from "#domain/legal/third-parties.ts";
import { LOGIN_PROVIDER_NAMES } from "#domain/social-login/login-providers.ts";
import { Badge } from "#ui/display/badge.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";

/** Whom people may sign in by, and what passes between that house and the product; nothing where there is none. */
export function ThirdParties({
  thirdParties,
}: {
  thirdParties: NonNullable<Output<"legal.get">["third_parties"]>;
}) {
  if (thirdParties.length === 0) return null;
  const { purpose, received, given, until } = LOGIN_EXCHANGE;
  return (
    <section aria-labelledby="third-parties">
      <h2 id="third-parties" className="text-lg">
        지금 로그인을 이어 둔 곳
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-2 font-semibold">
        {thirdParties.map(({ provider, abroad }) => (
          <li key={provider} className="flex items-center gap-2">
            {LOGIN_PROVIDER_NAMES[provider]}
            {abroad && <Badge>국외</Badge>}
          </li>
        ))}
      </ul>
      <DescriptionList
        layout="columns"
        className="mt-4 text-sm"
        items={[
          { key: "purpose", term: "왜", detail: purpose },
          { key: "received", term: "받는 정보", detail: received },
          { key: "given", term: "전하는 정보", detail: given },
          { key: "until", term: "보관하는 기간", detail: until },
        ]}
      />
    </section>
  );
}
