const SITE = "솜씨";
const SUMMARY = "필요한 일을 한 번 알리면, 우리 동네 고수들이 정확한 견적을 보내요.";

/** What every page's head holds. */
export function siteHead() {
  return {
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
      { title: `${SITE} · 믿고 맡기는 생활 서비스` },
      { name: "description", content: SUMMARY },
      { name: "format-detection", content: "telephone=no" },
      { name: "theme-color", content: "#faf8f5", media: "(prefers-color-scheme: light)" },
    ],
    links: [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }],
  };
}

/** A page's own title and summary: `head: () => pageHead("받은 견적")`. */
export function pageHead(title: string, description?: string) {
  return {
    meta: [
      { title: `${title} · ${SITE}` },
      ...(description ? [{ name: "description", content: description }] : []),
    ],
  };
}
