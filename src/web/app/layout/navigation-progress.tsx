import { useRouterState } from "@tanstack/react-router";

/** A thin line at the top while the next page's data is on its way; lists of the page that is still there are dimmed by it. */
export function NavigationProgress() {
  const loading = useRouterState({ select: (state) => state.status === "pending" });
  return (
    <div
      aria-hidden
      data-late={loading}
      className={`pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5 origin-left bg-accent transition duration-1000 ease-calm ${
        loading ? "scale-x-90 opacity-100 delay-150" : "scale-x-0 opacity-0 duration-quick"
      }`}
    />
  );
}
