import { Link } from "#web/platform/navigation/link.tsx";
import Plus from "lucide-react/icons/plus";
import ReceiptText from "lucide-react/icons/receipt-text";
import Undo2 from "lucide-react/icons/undo-2";
import { MenuList } from "#ui/navigation/menu-list.tsx";

/** Where credits are bought, and where paid money stands in writing. `labelHidden`: what stands above says it. */
export function MoneyLinks({ labelHidden = false }: { labelHidden?: boolean }) {
  return (
    <MenuList
      label="결제"
      labelHidden={labelHidden}
      items={[
        {
          key: "top-up",
          label: "크레딧 충전",
          icon: <Plus size={20} />,
          render: <Link to="/membership/top-up" />,
        },
        {
          key: "receipts",
          label: "영수증",
          icon: <ReceiptText size={20} />,
          render: <Link to="/membership/receipts" />,
        },
        {
          key: "refunds",
          label: "환불 내역",
          icon: <Undo2 size={20} />,
          render: <Link to="/membership/refunds" />,
        },
      ]}
    />
  );
}
