import { Link } from "#web/platform/navigation/link.tsx";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";

/** Who sells, before the customer hires; after that the page that tells a party more. */
export function SellerFacts({ quote: { hire, seller } }: { quote: QuoteDetail }) {
  return (
    <section aria-label="거래 상대 정보" className="mt-3 border-t border-line pt-3 text-sm">
      <p className="font-semibold">거래 상대 정보</p>
      <DescriptionList className="mt-1" items={seller.facts} />
      {hire && (
        <TextLink
          placement="alone"
          render={<Link to="/hires/$hireId/seller" params={{ hireId: hire.id }} />}
        >
          거래 상대 정보 모두 보기
        </TextLink>
      )}
    </section>
  );
}
