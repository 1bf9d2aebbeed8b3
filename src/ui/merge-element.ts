import { clsx } from "clsx";
import { cloneElement, createElement, type ReactElement, type ReactNode } from "react";

type ElementProps = { className?: string; children?: ReactNode };

/**
 * Puts our look and content on the element that the caller renders (a router's link), or on a plain
 * `tag` when there is none. The caller's own props win, class names are joined.
 */
export function mergeElement<P extends ElementProps>(
  render: ReactElement | undefined,
  tag: string,
  props: P,
): ReactElement {
  if (!render) return createElement(tag, props);
  const element = render as ReactElement<ElementProps>;
  return cloneElement(element, {
    ...props,
    ...element.props,
    className: clsx(props.className, element.props.className),
    children: element.props.children ?? props.children,
  });
}
