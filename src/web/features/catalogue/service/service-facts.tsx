import type { Output } from "#contract/registry.ts";
import { answerTimeText } from "#domain/pro/answer-time.ts";
import { CERTIFICATE_NAMES } from "#domain/certification/certificate-names.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Rating } from "#ui/display/rating.tsx";

type Facts = Pick<
  Output<"services.get">,
  "pro_count" | "rating" | "review_count" | "first_quote_minutes" | "required_certificates"
>;

/**
 * What holds for a service: who offers it, how it is rated, how fast an answer comes, what a pro must prove. Nothing while
 * none of it is known.
 */
export function ServiceFacts({ service }: { service: Facts }) {
  const certificates = service.required_certificates.map((one) => CERTIFICATE_NAMES[one]);
  const firstQuote = answerTimeText(service.first_quote_minutes);
  const items = [
    ...(service.pro_count > 0
      ? [{ key: "pros", term: "활동하는 고수", detail: countOfPros(service.pro_count) }]
      : []),
    ...(service.rating === null
      ? []
      : [
          {
            key: "rating",
            term: "거래 후기",
            detail: <Rating value={service.rating} count={service.review_count} size="md" />,
          },
        ]),
    ...(firstQuote === null
      ? []
      : [{ key: "first", term: "첫 견적까지", detail: `보통 ${firstQuote}` }]),
    ...(certificates.length > 0
      ? [{ key: "certificates", term: "필요한 확인", detail: certificates.join(" · ") }]
      : []),
  ];
  if (items.length === 0) return null;
  return <DescriptionList items={items} />;
}

function countOfPros(count: number) {
  return <span className="numeric">{groupDigits(count)}명</span>;
}
