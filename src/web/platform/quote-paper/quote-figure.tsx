import type { ComponentProps } from "react";
import { isPriceOpen } from "#domain/quote/quoted-price.ts";
import { QUOTE_UNIT_LABELS, type QuoteUnit } from "#domain/quote/quote.ts";
import { Figure } from "#ui/display/figure.tsx";

interface QuoteFigureProps extends Pick<ComponentProps<typeof Figure>, "size" | "className"> {
  unit: QuoteUnit;
  /** Won. */
  total: number;
}

/** The sum of a quote in figures; a word where it is still to be agreed on. */
export function QuoteFigure({ unit, total, ...look }: QuoteFigureProps) {
  return isPriceOpen({ unit, total }) ? (
    <Figure value={QUOTE_UNIT_LABELS[unit]} {...look} />
  ) : (
    <Figure value={total} unit="원" {...look} />
  );
}
