import { HeadContent, ScriptOnce, Scripts, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { StyleNonceProvider } from "#ui/style-nonce.tsx";
import { ToastProvider } from "#ui/feedback/toast.tsx";
import { SkipLink } from "#ui/navigation/skip-link.tsx";
import { ConfirmProvider } from "#ui/overlay/use-confirm.tsx";
import { EARLY_FORM_SCRIPT } from "#web/platform/page/early-input.ts";
import { DEVICE_FONTS_SCRIPT } from "./arrival/device-fonts.ts";
import { FIRST_SCREEN_SCRIPT } from "./arrival/first-screen.ts";
import { LATE_FONTS_SCRIPT } from "./arrival/late-fonts.ts";
import { LATE_WORKER_SCRIPT } from "./arrival/late-worker.ts";
import { usePageContext } from "#web/platform/page/page-context.ts";

/** The HTML document of every page. What the client knows of the visitor, it reads from `<html>`. */
export function Document({ children }: { children: ReactNode }) {
  const { visitor, clock, seenEvent } = usePageContext();
  const nonce = useRouter().options.ssr?.nonce;
  return (
    <html
      lang="ko"
      // Scripts put marks on it before and after React hydrates the page.
      suppressHydrationWarning
      data-authenticated={visitor.authenticated}
      data-user-type={visitor.userType}
      data-now={clock.renderedAt}
      data-seen-event={seenEvent ?? undefined}
    >
      <head>
        <HeadContent />
        {/* Only a server writes them: a browser need not fetch their texts a second time. */}
        <ScriptOnce>{import.meta.env.SSR ? EARLY_FORM_SCRIPT : ""}</ScriptOnce>
        <ScriptOnce>{import.meta.env.SSR ? DEVICE_FONTS_SCRIPT : ""}</ScriptOnce>
        <ScriptOnce>{import.meta.env.SSR ? LATE_FONTS_SCRIPT : ""}</ScriptOnce>
        <ScriptOnce>{import.meta.env.SSR ? FIRST_SCREEN_SCRIPT : ""}</ScriptOnce>
        <ScriptOnce>{import.meta.env.SSR ? LATE_WORKER_SCRIPT : ""}</ScriptOnce>
      </head>
      <body>
        <SkipLink />
        <noscript>
          <p className="bg-warning-soft px-4 py-3 text-center text-sm">
            자바스크립트가 꺼져 있어요. 둘러볼 수는 있지만 로그인, 요청, 견적은 켜야 쓸 수 있어요.
          </p>
        </noscript>
        <StyleNonceProvider nonce={nonce}>
          <ToastProvider>
            <ConfirmProvider>{children}</ConfirmProvider>
          </ToastProvider>
        </StyleNonceProvider>
        <Scripts />
      </body>
    </html>
  );
}
