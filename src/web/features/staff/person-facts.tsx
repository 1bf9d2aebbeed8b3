import type { StaffPerson } from "#contract/endpoints/staff/staff-parts.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";

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
        {
          key: "deliveries",
          term: "알림",
          detail: (
            <TextLink
              render={
                <Link to="/staff/people/$accountId/deliveries" params={{ accountId: person.id }} />
              }
            >
              보낸 알림 보기
            </TextLink>
          ),
        },
      ]}
    />
  );
}
