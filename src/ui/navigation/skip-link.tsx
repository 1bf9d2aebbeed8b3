/** Lets keyboard users pass the header; the first thing in the body. `target` is the id of `<main>`. */
export function SkipLink({ target = "main" }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-60 rounded-md bg-accent font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
    >
      본문으로 가기
    </a>
  );
}
