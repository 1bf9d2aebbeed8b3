import type { Output } from "#contract/registry.ts";
import { Section } from "#ui/layout/section.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { formatDay, formatKoreanDate } from "#web/platform/format/format.ts";

/** Who the pro was found to be, beside the account's own name, and which customers read it. */
export function ProIdentity({ pro }: { pro: Output<"staff.pros.get"> }) {
  const { identity, account, disclosures } = pro;
  return (
    <Section title="본인 확인">
      {identity ? (
        <DescriptionList
          layout="columns"
          items={[
            { key: "name", term: "확인된 이름", detail: identity.legal_name },
            {
              key: "account",
              term: "계정 이름",
              detail:
                identity.legal_name === account.name
                  ? account.name
                  : `${account.name} (서로 달라요)`,
            },
            { key: "day", term: "확인한 날", detail: formatKoreanDate(identity.checked_on) },
          ]}
        />
      ) : (
        <p className="text-muted">아직 확인하지 않았어요.</p>
      )}
      {disclosures.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-sm font-semibold">신원 정보를 본 고객</h3>
          <ul className="flex flex-col gap-1 text-sm">
            {disclosures.map(({ id, at, customer_name }) => (
              <li key={id}>
                {customer_name} <span className="numeric text-muted">{formatDay(at)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
