import { useEffect, useState, type ComponentType } from "react";

/**
 * A part that is not seen at first: its code comes after the page. `load` must be a constant of its module. When
 * the code cannot come the page goes on without it.
 */
export function AfterPage({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [load]);
  return Part && <Part />;
}
