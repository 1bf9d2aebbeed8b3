import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";

/** Gives the page's nonce to the style elements that headless parts add; stands once, around the app. */
export function StyleNonceProvider({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return <CSPProvider nonce={nonce}>{children}</CSPProvider>;
}
