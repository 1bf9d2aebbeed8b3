import { createElement, type SVGAttributes } from "react";

interface IconData {
  node: readonly (readonly [string, Record<string, string>])[];
}

interface IconProps extends SVGAttributes<SVGSVGElement> {
  size?: number | string;
}

/**
 * Makes a component of one of Lucide's icons, in place of the library's own maker, which each first page would carry and
 * which knows much that is not asked of it here (`vite.config.ts`). An icon without a name of its own is hidden from
 * screen readers.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    const { role, "aria-label": label } = rest;
    return createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        width: size,
        height: size,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: className ? `lucide ${className}` : "lucide",
        "aria-hidden": role || label ? undefined : true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
