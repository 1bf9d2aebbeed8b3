import type { ReactNode } from "react";
import { Section } from "../layout/section.tsx";

/** One component under its name, in its states. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Section title={name} level={3} className="border-t border-line pt-6">
      <div className="flex flex-col gap-4">{children}</div>
    </Section>
  );
}

/** Variants beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

/** Milliseconds that pretended work takes, long enough to see the waiting state. */
const WORK_MS = 1_200;

/** Settles after a while, as a server would; rejects when `fails`. */
export function pretendWork(fails = false): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (fails ? reject(new Error("pretended failure")) : resolve()), WORK_MS);
  });
}
