const SITE = "솜씨";
const SUMMARY = "필요한 일을 한 번 알리면, 우리 동네 고수들이 정확한 견적을 보내요.";

export const NOT_FOUND_TITLE = "찾는 화면이 없어요";

/** A page's title with the name of the house. */
export function fullTitle(title: string): string {
  return `${title} · ${SITE}`;
}

/** What every page's head holds; the title is for pages that have none of their own. */
export function siteHead({ matches }: { matches: readonly { _notFound?: boolean }[] }) {
  const missing = matches.some((match) => match._notFound);
  return {
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
      { title: missing ? fullTitle(NOT_FOUND_TITLE) : `${SITE} · 믿고 맡기는 생활 서비스` },
      { name: "description", content: SUMMARY },
      { name: "format-detection", content: "telephone=no" },
      { name: "theme-color", content: "#faf8f5" },
    ],
    links: [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }],
  };
}

/** A page's own title and summary: `head: () => pageHead("받은 견적")`. */
export function pageHead(title: string, description?: string) {
  return {
    meta: [
      { title: fullTitle(title) },
      ...(description ? [{ name: "description", content: description }] : []),
    ],
  };
}
