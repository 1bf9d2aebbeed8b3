import { JSDOM } from "jsdom";
import { createElement, type ReactElement, type ReactNode } from "react";

/** An element of a page as React would be told of it, or a text. */
type Piece = MarkupTree | string;

export interface MarkupTree {
  tag: string;
  props: Record<string, unknown>;
  children: Piece[];
}

/** Attributes that are there or not; React leaves them out when it is told of an empty text. */
const THERE = new Set(
  "allowfullscreen async autofocus autoplay checked controls defer disabled hidden inert loop multiple muted nomodule novalidate open playsinline readonly required reversed selected".split(
    " ",
  ),
);

export function treeOf(html: string): MarkupTree {
  return pieceOf(new JSDOM(html).window.document.documentElement);
}

function pieceOf(element: Element): MarkupTree {
  const props = Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !name.startsWith("on"))
      .map(({ name, value }) => [propOf(name), valueOf(name, value)]),
  );
  if (/^(?:script|style|template)$/i.test(element.tagName)) {
    const inner = { dangerouslySetInnerHTML: { __html: element.innerHTML } };
    return { tag: element.localName, props: { ...props, ...inner }, children: [] };
  }
  const children = [...element.childNodes].flatMap((node): Piece[] => {
    if (node.nodeType === node.TEXT_NODE) return [node.nodeValue ?? ""];
    return node.nodeType === node.ELEMENT_NODE ? [pieceOf(node as Element)] : [];
  });
  return { tag: element.localName, props, children };
}

/** The two that React has of its own; others it writes as they are told. */
function propOf(name: string): string {
  if (name === "class") return "className";
  return name === "for" ? "htmlFor" : name;
}

function valueOf(name: string, value: string): unknown {
  if (name === "style") return styleOf(value);
  return THERE.has(name) && value === "" ? true : value;
}

function styleOf(text: string): Record<string, string> {
  const rules = text.split(";").flatMap((rule): [string, string][] => {
    const at = rule.indexOf(":");
    if (at < 0) return [];
    const name = rule.slice(0, at).trim();
    const camel = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return [[name.startsWith("--") ? name : camel, rule.slice(at + 1).trim()]];
  });
  return Object.fromEntries(rules);
}

export function elementOf({ tag, props, children }: MarkupTree): ReactElement {
  return createElement(
    tag,
    props,
    ...children.map((piece): ReactNode => (typeof piece === "string" ? piece : elementOf(piece))),
  );
}
