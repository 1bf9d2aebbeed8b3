// What stands around a page and in place of one that cannot be shown, in one file: a page of arrival is read without it.
export { ErrorPage } from "../error-page.tsx";
export { NotFoundPage } from "../not-found-page.tsx";
export { PendingPage } from "../pending-page.tsx";
export { FrameHeader } from "./frame-header.tsx";
export { SiteFooter } from "./site-footer.tsx";
export { SiteTabs } from "./site-tabs.tsx";
