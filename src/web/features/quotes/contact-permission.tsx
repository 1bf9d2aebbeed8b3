import { useQuery } from "@tanstack/react-query";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { contactGround } from "#domain/request/contact-visible.ts";
import { Switch } from "#ui/form/switch.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** The customer lets this pro see their phone number before hiring, or takes that back. */
export function ContactPermission({ quote }: { quote: QuoteDetail }) {
  const { request, pro } = quote;
  const asked = { requestState: request.state, isHiredPro: false, allowed: true };
  const mayAllow = contactGround(asked) !== null;
  const detail = useQuery({
    ...endpointQuery("requests.get", { requestId: request.id }),
    enabled: mayAllow,
  });
  const change = useEndpointMutation("requests.contactPermission");
  if (!mayAllow || !detail.data) return null;
  const allowed = detail.data.contact_permissions.some(
    (permission) => permission.pro_id === pro.id && permission.allowed,
  );
  return (
    <Switch
      className="mt-5 border-t border-line pt-3"
      label="이 고수에게 내 전화번호 보이기"
      hint="언제든 다시 숨길 수 있어요. 보이고 숨긴 때가 기록에 남아요."
      // Shows the choice while it is being saved.
      checked={change.pending ? !allowed : allowed}
      onChange={(event) =>
        void change.run({ requestId: request.id, proId: pro.id, allowed: event.target.checked })
      }
    />
  );
}
