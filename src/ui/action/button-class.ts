import { clsx } from "clsx";

export type ButtonVariant = "primary" | "secondary" | "tonal" | "quiet" | "danger" | "on-deep";
export type ButtonSize = "sm" | "md" | "lg";

export type ButtonLook = {
  variant?: ButtonVariant;
  /** sm 44, md 48, lg 56 px high: none is below the touch target. */
  size?: ButtonSize;
  /** Takes the full width of its place. */
  block?: boolean;
};

const base =
  "relative inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold no-underline select-none transition-colors active:scale-[0.99] disabled:bg-sunken disabled:text-faint disabled:active:scale-100 print:hidden";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover",
  secondary:
    "border border-line-strong bg-surface text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken",
  tonal: "bg-sunken text-ink enabled:hover:bg-line [a&]:hover:bg-line",
  quiet:
    "text-accent-ink enabled:hover:bg-accent-soft disabled:bg-transparent [a&]:hover:bg-accent-soft",
  danger: "bg-danger text-on-danger enabled:hover:bg-danger-hover [a&]:hover:bg-danger-hover",
  // The one filled button of the dark panel.
  "on-deep": "bg-on-deep text-deep enabled:hover:bg-on-deep-muted [a&]:hover:bg-on-deep-muted",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-11 px-4 py-2 text-[0.9375rem] leading-6",
  md: "min-h-12 px-5 py-2.5 text-base",
  lg: "min-h-14 px-6 py-3 text-lg",
};

/** The look of a button for an element that is not ours, such as a router's typed link. */
export function buttonClass({ variant = "primary", size = "md", block = false }: ButtonLook = {}) {
  return clsx(base, variants[variant], sizes[size], block && "w-full");
}
