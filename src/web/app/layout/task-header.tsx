import X from "lucide-react/icons/x";
import { IconButton } from "#ui/action/icon-button.tsx";
import { TopHeader } from "#ui/navigation/top-header.tsx";
import { taskExit } from "#web/platform/navigation/task-exit.ts";
import { useGoBack } from "#web/platform/navigation/use-go-back.ts";
import { Brand } from "./brand.tsx";

/** The bar above a form that wants the whole attention: the name, and a way out. */
export function TaskHeader() {
  const goBack = useGoBack();
  return (
    <TopHeader
      start={<Brand />}
      end={
        <IconButton
          label="나가기"
          icon={<X size={22} />}
          className="-mr-3"
          onClick={() => (taskExit() ?? goBack)()}
        />
      }
    />
  );
}
