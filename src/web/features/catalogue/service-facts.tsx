import type { Output } from "#contract/registry.ts";
import { DescriptionList } from "#ui/description-list.tsx";

type Service = Output<"services.get">;

const certificateNames: Record<Service["required_certificates"][number], string> = {
  identity: "본인 확인",
  licence: "자격증",
  business: "사업자 등록",
};

/** What holds for a service: who offers it, what it is counted in, what a pro must prove. */
export function ServiceFacts({ service }: { service: Service }) {
  const certificates = service.required_certificates.map((one) => certificateNames[one]);
  return (
    <DescriptionList
      items={[
        ...(service.pro_count > 0
          ? [{ key: "pros", term: "활동하는 고수", detail: countOfPros(service.pro_count) }]
          : []),
        { key: "unit", term: "견적 단위", detail: service.unit },
        ...(certificates.length > 0
          ? [{ key: "certificates", term: "고수가 갖춘 확인", detail: certificates.join(" · ") }]
          : []),
      ]}
    />
  );
}

function countOfPros(count: number) {
  return <span className="numeric">{count.toLocaleString("ko-KR")}명</span>;
}
