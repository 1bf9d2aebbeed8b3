import { useRouter } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";
import { NOT_FOUND_TITLE } from "./page-head.ts";
import { MessagePage } from "./message-page.tsx";
import { whatIsGone } from "./what-is-gone.ts";

// Seldom met, and then rendered by the server.
const gonePage = lazyHydrated(() => import("./gone-page.tsx").then((module) => module.GonePage), {
  seldom: true,
});
if (import.meta.env.SSR) await gonePage.load();

/** 404: a missing page, and someone else's thing, which look the same. 410: what is gone for good. */
export function NotFoundPage() {
  const gone = whatIsGone(useRouter());
  if (gone) return <gonePage.Part gone={gone} />;
  return (
    <MessagePage
      blank
      title={NOT_FOUND_TITLE}
      description="주소가 바뀌었거나 볼 수 없는 내용이에요. 주소를 다시 확인하거나 처음부터 찾아보세요."
      actions={<ButtonLink render={<Link to="/" />}>홈으로 가기</ButtonLink>}
    />
  );
}
