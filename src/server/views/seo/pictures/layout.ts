import { PRODUCT_NAME } from "#domain/brand/name.ts";
import { MARK } from "#domain/brand/mark.ts";
import type { SharePicture } from "#domain/share-picture/picture.ts";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The colours of the kit's light theme (src/ui/styles/tokens.css). */
const colour = {
  canvas: "#ffffff",
  surface: "#ffffff",
  ink: "#1b1916",
  muted: "#575148",
  line: "#e6e1d7",
  sunken: "#f6f3ed",
  accent: "#0b625d",
  accentSoft: "#e2efec",
  accentInk: "#0a5652",
};

const PADDING = 72;
const TEXT_WIDTH = WIDTH - 2 * PADDING;
const FIGURE_GAP = 44;

/** From large to small: the first in which the title takes at most so many lines. */
const TITLE_SIZES = [
  { px: 92, lines: 1 },
  { px: 76, lines: 2 },
  { px: 60, lines: 2 },
] as const;

/** An element as satori reads it. */
export interface Element {
  type: string;
  props: { style?: Record<string, string | number>; children?: unknown; [name: string]: unknown };
}

/** Lays a picture out: whose it is, what it is called, and its figures along the lower edge. */
export function layOut(picture: SharePicture): Element {
  const title = drawable(picture.title) || PRODUCT_NAME;
  const line = drawable(picture.line);
  const size = titleSize(title);
  return box(
    {
      boxSizing: "border-box",
      width: WIDTH,
      height: HEIGHT,
      flexDirection: "column",
      justifyContent: "space-between",
      padding: PADDING,
      paddingTop: 60,
      paddingBottom: 44,
      backgroundColor: colour.canvas,
      color: colour.ink,
      fontFamily: "Pretendard",
      borderBottom: `16px solid ${colour.accent}`,
    },
    backdrop(),
    box({ justifyContent: "space-between", alignItems: "center" }, brand(), chip(picture.label)),
    box(
      { flexDirection: "column" },
      text(title, {
        fontSize: size.px,
        fontWeight: 800,
        lineHeight: 1.25,
        letterSpacing: "-0.02em",
        ...lines(title, size),
      }),
      ...(line
        ? [
            text(line, {
              marginTop: 20,
              fontSize: 36,
              lineHeight: 1.45,
              color: colour.muted,
              ...lines(line, { px: 36, lines: 2 }),
            }),
          ]
        : []),
    ),
    box({ minHeight: 96, alignItems: "flex-end" }, ...fitting(picture.figures).map(figure)),
  );
}

function brand(): Element {
  const ground = {
    type: "rect",
    props: { width: 32, height: 32, rx: MARK.corner, fill: colour.accent },
  };
  return box(
    { alignItems: "center" },
    drawing({ width: 64, height: 64 }, ground, mark("#ffffff")),
    text(PRODUCT_NAME, { marginLeft: 18, fontSize: 44, fontWeight: 800 }),
  );
}

/** The mark, large and pale behind everything. */
function backdrop(): Element {
  const place = { position: "absolute", right: -70, bottom: -110, width: 620, height: 620 };
  return drawing(place, mark(colour.sunken));
}

function mark(stroke: string): Element {
  return {
    type: "path",
    props: { d: MARK.lines, fill: "none", stroke, strokeWidth: MARK.strokeWidth },
  };
}

function drawing(style: Record<string, string | number>, ...children: Element[]): Element {
  return { type: "svg", props: { viewBox: "0 0 32 32", style, children } };
}

function chip(label: string): Element {
  return text(drawable(label), {
    padding: "12px 28px",
    borderRadius: 999,
    backgroundColor: colour.accentSoft,
    color: colour.accentInk,
    fontSize: 30,
    fontWeight: 600,
  });
}

type Figure = SharePicture["figures"][number];

/** The first ones, as many as stand side by side. */
function fitting(figures: readonly Figure[]): Figure[] {
  let left = TEXT_WIDTH + 2 * FIGURE_GAP;
  return figures.filter(({ name, value }) => {
    left -= Math.max(widthOf(name, 28), widthOf(value, 44)) + 2 * FIGURE_GAP;
    return left >= 0;
  });
}

function figure({ name, value }: Figure, index: number): Element {
  return box(
    {
      flexDirection: "column",
      ...(index > 0 && {
        marginLeft: FIGURE_GAP,
        paddingLeft: FIGURE_GAP,
        borderLeft: `2px solid ${colour.line}`,
      }),
    },
    text(drawable(name), { fontSize: 28, color: colour.muted }),
    text(drawable(value), { marginTop: 4, fontSize: 44, fontWeight: 800 }),
  );
}

function titleSize(title: string) {
  const smallest = TITLE_SIZES[TITLE_SIZES.length - 1] ?? TITLE_SIZES[0];
  return TITLE_SIZES.find((size) => widthOf(title, size.px) <= TEXT_WIDTH * size.lines) ?? smallest;
}

/** About as wide as it will be drawn: Hangul is nearly square, other letters are a good half of that. */
function widthOf(words: string, px: number): number {
  const wide = [...words].filter((letter) => /\p{Script=Hangul}/u.test(letter)).length;
  return px * (0.9 * wide + 0.58 * ([...words].length - wide));
}

/** Korean breaks between words, unless a word is longer than a line; what does not fit ends with "…". */
function lines(words: string, { px, lines: most }: { px: number; lines: number }) {
  const isTooLong = words.split(" ").some((word) => widthOf(word, px) > TEXT_WIDTH);
  return {
    display: "block",
    lineClamp: most,
    wordBreak: isTooLong ? "break-all" : "keep-all",
    width: TEXT_WIDTH,
  };
}

/** Without letters that the font does not have (emoji, Chinese characters): it would draw empty boxes. */
export function drawable(words: string): string {
  return words
    .normalize("NFC")
    .replaceAll(
      /[^\p{Script=Hangul}\p{Script=Latin}\p{N}\p{Po}\p{Pd}\p{Ps}\p{Pe}\p{Sm}\p{Sc} ]/gu,
      " ",
    )
    .replaceAll(/ +/g, " ")
    .trim();
}

/** Positioned, so that it lies above the backdrop. */
function box(style: Record<string, string | number>, ...children: Element[]): Element {
  return {
    type: "div",
    props: { style: { display: "flex", position: "relative", ...style }, children },
  };
}

function text(words: string, style: Record<string, string | number>): Element {
  return { type: "div", props: { style, children: words } };
}
