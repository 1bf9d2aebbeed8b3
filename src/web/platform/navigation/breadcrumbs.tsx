import { Link } from "#web/platform/navigation/link.tsx";
import { Breadcrumb, type Crumb } from "#ui/navigation/breadcrumb.tsx";

const home: Crumb = { key: "home", label: "홈", render: <Link to="/" /> };

/** The way from the front page to a public page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return <Breadcrumb crumbs={[home, ...crumbs]} />;
}
