import { useEffect, useState, type ComponentType } from "react";
import { usePageContext } from "#web/platform/page-context.ts";

/** Loads the development tooling where it may show, after the page itself. */
export function DevelopmentGate() {
  const { development } = usePageContext();
  const [Tools, setTools] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!development) return;
    void import("./development-tools.tsx").then(({ DevelopmentTools }) =>
      setTools(() => DevelopmentTools),
    );
  }, [development]);
  return Tools && <Tools />;
}
