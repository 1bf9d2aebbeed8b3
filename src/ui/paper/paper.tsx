import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

const rules = {
  /** A 견적서 that was read, a change order, a receipt: what binds or may bind. */
  binding: "border-t-accent",
  /** What was asked for. */
  request: "border-t-ink",
  /** Not opened yet. */
  unread: "border-t-line-strong",
};

export type PaperRule = keyof typeof rules;

/** The look of a paper for an element that is not ours, such as a link that is one as a whole. */
export function paperClass(rule: PaperRule = "binding"): string {
  return clsx(
    "relative rounded-paper border-t-6 bg-paper shadow-paper print:break-inside-avoid print:border-x print:border-x-line print:border-b print:border-b-line",
    rules[rule],
  );
}

type PaperProps = ComponentProps<"div"> & { rule?: PaperRule };

/** A document on the desk: what binds has square corners and a rule on top; all else is round and flat. */
export function Paper({ rule, className, ...rest }: PaperProps) {
  return <div className={clsx(paperClass(rule), "p-5 md:p-8", className)} {...rest} />;
}

type PaperTitleProps = {
  /** What the paper is: 견적서, 요청서. */
  title: string;
  /** Of what, where the title alone would not say it to a screen reader: 입주청소. */
  about?: string;
  /** 1 where it is the page's own title. */
  level?: 1 | 2 | 3;
  /** For `aria-labelledby`. */
  id?: string;
  /** At the right: its number, a word of its state. */
  aside?: ReactNode;
};

/** The head of a paper: its name in spaced letters over a rule of ink. */
export function PaperTitle({ title, about, level = 2, id, aside }: PaperTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-2 border-ink pb-3">
      <Heading
        id={id}
        className="-mr-[0.42em] text-[1.375rem] leading-[1.3] font-extrabold tracking-[0.42em]"
      >
        {about && <VisuallyHidden>{about} </VisuallyHidden>}
        {title}
      </Heading>
      {aside && <span className="text-xs text-muted">{aside}</span>}
    </div>
  );
}
