import type { Output } from "#contract/registry.ts";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { formatDay, formatKoreanDate } from "#web/platform/format/format.ts";
import { certificationKinds } from "../staff-labels.ts";

/** What the pro wrote, beside the names that are known. */
export function CertificationFacts(props: { certification: Output<"staff.certifications.get"> }) {
  const one = props.certification;
  const facts: [key: string, term: string, detail: string | null][] = [
    ["kind", "종류", certificationKinds[one.kind]],
    ["legal_name", "확인된 이름", one.legal_name],
    ["business_number", "사업자등록번호", one.business_number],
    ["business_name", "상호", one.business_name],
    ["representative", "대표자", one.representative],
    ["business_address", "주소", one.business_address],
    ["business_phone", "연락처", one.business_phone],
    ["issuer", "발급한 곳", one.issuer],
    ["issued_on", "발급한 날", one.issued_on && formatKoreanDate(one.issued_on)],
    ["expires_on", "유효 기간", one.expires_on && formatKoreanDate(one.expires_on)],
    ["services", "서비스", one.services.join(", ") || null],
    ["account_name", "계정 이름", one.pro.account_name],
    ["confirmed_name", "본인 확인 이름", one.confirmed_name ?? "확인 전"],
    ["submitted_at", "제출한 날", formatDay(one.submitted_at)],
  ];
  return (
    <DescriptionList
      layout="columns"
      items={facts.flatMap(([key, term, detail]) => (detail ? [{ key, term, detail }] : []))}
    />
  );
}
