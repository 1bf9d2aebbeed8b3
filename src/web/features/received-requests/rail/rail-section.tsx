import { useId, type ReactNode } from "react";

/** One quiet box beside the list. */
export function RailSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg bg-sunken px-5 pt-5 pb-2">
      <h2 id={id} className="mb-1 text-[0.9375rem]">
        {title}
      </h2>
      {children}
    </section>
  );
}
