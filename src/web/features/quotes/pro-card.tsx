import { formatHires } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { answerTimeText } from "#domain/pro/answer-time.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { ContactPermission } from "./contact-permission.tsx";
import { SafetyChecks } from "./safety-checks.tsx";
import { SellerFacts } from "./seller-facts.tsx";
import { PhoneLink } from "./phone-link.tsx";

/** The pro who sent the quote, for the customer. */
export function ProCard({ quote }: { quote: QuoteDetail }) {
  const { pro } = quote;
  const answerTime = answerTimeText(pro.answer_minutes);
  return (
    <Card padding="md">
      {quote.pro_suspended ? (
        <div className="flex items-center gap-3">
          <ProName pro={pro} />
        </div>
      ) : (
        <Link
          to="/pros/$proId"
          params={{ proId: pro.id }}
          className="-m-2 flex items-center gap-3 rounded-md p-2 text-ink no-underline hover:bg-sunken"
        >
          <ProName pro={pro} />
          <ChevronRight size={20} aria-hidden className="shrink-0 text-muted" />
        </Link>
      )}
      {pro.certificates.length > 0 && (
        <ul aria-label="확인된 자격" className="mt-3 flex flex-wrap gap-1.5">
          {pro.certificates.map((certificate) => (
            <li key={certificate}>
              <Badge>{certificate}</Badge>
            </li>
          ))}
        </ul>
      )}
      <DescriptionList
        className="mt-3 border-t border-line pt-3 empty:hidden"
        items={[
          ...(pro.agreement_rate === null
            ? []
            : [{ key: "rate", term: "견적 일치율", detail: `${pro.agreement_rate}%` }]),
          ...(answerTime === null
            ? []
            : [{ key: "answer", term: "답하는 시간", detail: `보통 ${answerTime}` }]),
          ...(quote.phone
            ? [{ key: "phone", term: "전화번호", detail: <PhoneLink phone={quote.phone} /> }]
            : []),
        ]}
      />
      <SellerFacts quote={quote} />
      <SafetyChecks checks={quote.safety} />
      <ContactPermission quote={quote} />
      {quote.pro_suspended ? (
        <p className="mt-3 border-t border-line pt-3 text-sm text-muted print:hidden">
          활동을 멈춘 고수라서 고수 페이지는 볼 수 없어요. 신고할 일이 있으면 대화 메뉴에서 신고할
          수 있어요.
        </p>
      ) : (
        <p className="mt-3 border-t border-line pt-1 text-sm text-muted print:hidden">
          <TextLink
            placement="alone"
            className="font-normal text-muted"
            render={<Link to="/pro/report" search={{ pro_id: pro.id, quote_id: quote.id }} />}
          >
            이 고수 신고하기
          </TextLink>
        </p>
      )}
    </Card>
  );
}

function ProName({ pro }: { pro: QuoteDetail["pro"] }) {
  return (
    <>
      <Avatar name={pro.display_name} src={pro.photo_url} sealOf={pro.id} />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{pro.display_name}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <Rating value={pro.rating} count={pro.review_count} />
          <span className="numeric">{formatHires(pro.hire_count)}</span>
        </span>
      </span>
    </>
  );
}
