import { Link } from "#web/platform/navigation/link.tsx";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { ContactPermission } from "./contact-permission.tsx";
import { PhoneLink } from "./phone-link.tsx";

/** The pro who sent the quote, for the customer. */
export function ProCard({ quote }: { quote: QuoteDetail }) {
  const { pro } = quote;
  return (
    <Card>
      <div className="flex items-start gap-4">
        <Avatar name={pro.display_name} src={pro.photo_url} sealOf={pro.id} size="lg" />
        <div className="min-w-0 flex-1">
          <TextLink
            className="text-lg font-bold"
            render={<Link to="/pros/$proId" params={{ proId: pro.id }} />}
          >
            {pro.display_name}
          </TextLink>
          <p className="text-sm text-muted">{pro.headline}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Rating value={pro.rating} count={pro.review_count} />
            <span className="numeric text-muted">고용 {pro.hire_count}번</span>
          </p>
          {pro.certificates.length > 0 && (
            <ul aria-label="확인된 자격" className="mt-2 flex flex-wrap gap-1.5">
              {pro.certificates.map((certificate) => (
                <li key={certificate}>
                  <Badge tone="success">{certificate}</Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <DescriptionList
        className="mt-5 empty:hidden"
        items={[
          ...(pro.agreement_rate === null
            ? []
            : [{ key: "rate", term: "견적 일치율", detail: `${pro.agreement_rate}%` }]),
          ...(quote.phone
            ? [{ key: "phone", term: "전화번호", detail: <PhoneLink phone={quote.phone} /> }]
            : []),
        ]}
      />
      <ContactPermission quote={quote} />
      <p className="mt-4 text-sm text-muted">
        <TextLink
          render={<Link to="/pro/report" search={{ pro_id: pro.id, quote_id: quote.id }} />}
        >
          이 고수 신고하기
        </TextLink>
      </p>
    </Card>
  );
}
