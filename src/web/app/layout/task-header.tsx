import X from "lucide-react/icons/x";
import { IconButton } from "#ui/icon-button.tsx";
import { TopHeader } from "#ui/top-header.tsx";
import { useGoBack } from "#web/platform/use-go-back.ts";
import { Brand } from "./brand.tsx";

/** The bar above a form that wants the whole attention: the name, and a way out. */
export function TaskHeader() {
  const goBack = useGoBack();
  return (
    <TopHeader
      start={<Brand />}
      end={<IconButton label="나가기" icon={<X size={22} />} className="-mr-3" onClick={goBack} />}
    />
  );
}
