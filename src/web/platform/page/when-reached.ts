/** Scrolled towards, a part has its code by the time its place is on the screen; of the screen's height. */
const NEAR = "25%";

/** How somebody gets to a part without its coming near: by the keyboard, or a device that presses by itself. */
const REACHING = ["focusin", "click", "input"];

/** Calls `reached` once what a box holds comes near the screen or is used; the answer gives up waiting. */
export function whenReached(box: HTMLElement, reached: () => void): () => void {
  const stop = new AbortController();
  const reach = () => {
    stop.abort();
    reached();
  };
  const near = new IntersectionObserver(
    (places) => {
      if (places.some((place) => place.isIntersecting)) reach();
      else box.dataset.asleep = "";
    },
    { rootMargin: `${NEAR} 0px` },
  );
  stop.signal.addEventListener("abort", () => {
    near.disconnect();
    delete box.dataset.asleep;
  });
  // The box has no place of its own (`contents`). One that shows nothing is never come near.
  if (box.childElementCount === 0) box.dataset.asleep = "";
  for (const part of box.children) near.observe(part);
  for (const type of REACHING) {
    // Above the document, where React stops what is meant for parts that are not hydrated.
    window.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Node && box.contains(target)) reach();
      },
      { capture: true, signal: stop.signal },
    );
  }
  return () => stop.abort();
}
