import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** What the button does; read aloud and shown as the browser's hint. */
  label: string;
  icon: ReactNode;
  /** `plain` for bars and corners, `outline` where it must read as a control by itself. */
  variant?: "plain" | "outline";
  /** `square` sits inside a field's box. */
  shape?: "round" | "square";
};

/** A 44 px button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = "plain",
  shape = "round",
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={clsx(
        "inline-flex size-11 shrink-0 items-center justify-center text-muted transition-colors enabled:hover:bg-sunken enabled:hover:text-ink disabled:opacity-50 print:hidden",
        shape === "round" ? "rounded-full" : "rounded-sm",
        variant === "outline" && "border border-line bg-surface",
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
