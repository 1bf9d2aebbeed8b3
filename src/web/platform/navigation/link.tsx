import { Link as RouterLink } from "@tanstack/react-router";

const EXACT = { exact: true } as const;

/**
 * A link within the product. It calls itself the current page only on that very page: the router's own does so on all
 * pages below it too, and so on the way back from them.
 */
export const Link = function Link(props) {
  return <RouterLink activeOptions={EXACT} {...props} />;
} as typeof RouterLink;
