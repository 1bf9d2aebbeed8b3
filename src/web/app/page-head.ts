import { fullTitle, PRODUCT_NAME } from "#domain/brand/name.ts";
import { devicePaths } from "#contract/device-paths.ts";

export const NOT_FOUND_TITLE = "찾는 화면이 없어요";

const VIEWPORT = "width=device-width, initial-scale=1, viewport-fit=cover";

/** What every page's head holds. Its title stands until the page's own: while that is late, or where there is none. */
export function siteHead(missing?: string) {
  return {
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: VIEWPORT },
      { title: missing === undefined ? PRODUCT_NAME : fullTitle(missing) },
      { name: "format-detection", content: "telephone=no" },
      { name: "theme-color", content: "#ffffff", media: "(prefers-color-scheme: light)" },
      { name: "theme-color", content: "#131210", media: "(prefers-color-scheme: dark)" },
    ],
    links: [
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "manifest", href: devicePaths.manifest },
      { rel: "apple-touch-icon", href: devicePaths.appleIcon },
    ],
  };
}

/** The front page's, which begins with the name of the product. */
export function homeHead() {
  return { meta: [{ title: `${PRODUCT_NAME} · 믿고 맡기는 생활 서비스` }] };
}

/**
 * A page's own title: `head: () => pageHead("받은 견적")`. What search engines and link previews read besides it stands
 * in `seo/`, by route.
 */
export function pageHead(title: string) {
  return { meta: [{ title: fullTitle(title) }] };
}

/** The head of a page that is as high as the screen: what is typed into stays above the keyboard on it. */
export function roomHead(title: string) {
  const { meta } = pageHead(title);
  const content = `${VIEWPORT}, interactive-widget=resizes-content`;
  return { meta: [...meta, { name: "viewport", content }] };
}
