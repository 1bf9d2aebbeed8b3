import type { ReactNode } from "react";
import type { LoginProvider } from "#domain/social-login/login-providers.ts";

/**
 * Each provider's colours and mark as it asks for them, in both themes: raw values, since they are not ours to choose.
 * Of Naver's kinds of button the white one, on which its words can be read (black on white, where white on its green has 2:1).
 */
export const PROVIDER_COLOURS: Record<LoginProvider, string> = {
  kakao: "border-[#fee500] bg-[#fee500] text-[#191919] hover:bg-[#f5dc00]",
  naver: "border-line-strong bg-[#ffffff] text-[#1e1e1e] hover:bg-[#f4f5f6]",
  apple:
    "border-[#000000] bg-[#000000] text-[#ffffff] hover:bg-[#222222] dark:border-[#ffffff] dark:bg-[#ffffff] dark:text-[#000000] dark:hover:bg-[#ececec]",
};

export const PROVIDER_MARKS: Record<LoginProvider, ReactNode> = {
  kakao: (
    <Mark>
      <path d="M12 3C6.5 3 2 6.5 2 10.8c0 2.8 1.9 5.2 4.7 6.6l-.9 3.5c-.1.3.3.6.5.4l4.1-2.8c.5.1 1 .1 1.6.1 5.5 0 10-3.5 10-7.8S17.5 3 12 3Z" />
    </Mark>
  ),
  naver: (
    <Mark colour="#03c75a">
      <path d="M15.1 12.6 8.7 3.5H3.5v17h5.400v-9.100l6.400 9.100h5.200v-17h-5.400v9.100Z" />
    </Mark>
  ),
  apple: (
    <Mark>
      <path d="M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09ZM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701" />
    </Mark>
  ),
};

function Mark({ colour = "currentColor", children }: { colour?: string; children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill={colour}>
      {children}
    </svg>
  );
}
