import type { StaffPerson } from "#contract/endpoints/staff/staff-parts.ts";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { formatDay } from "#web/platform/format/format.ts";

/** An account with its number masked. */
export function PersonFacts({ person }: { person: StaffPerson }) {
  return (
    <DescriptionList
      layout="columns"
      items={[
        { key: "name", term: "이름", detail: person.name },
        {
          key: "email",
          term: "이메일",
          detail: <span className="break-all">{person.email}</span>,
        },
        {
          key: "phone",
          term: "휴대폰",
          detail: <span className="numeric">{person.phone ?? "확인 전"}</span>,
        },
        { key: "joined", term: "가입한 날", detail: formatDay(person.joined_at) },
      ]}
    />
  );
}
