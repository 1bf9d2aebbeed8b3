/** What a person does first on a page, also by a device that presses by itself. */
const USES = "pointermove pointerdown touchstart wheel keydown focusin click input".split(" ");

let begin = () => {};
const used = new Promise<void>((resolve) => (begin = resolve));

let asleep = 0;
const waiting = new Set<() => void>();
let lose = (_error: unknown) => {};
const lost = new Promise<never>((_, reject) => (lose = reject));
lost.catch(() => undefined);

/** Notices from now on when the person first does something. */
export function watchFirstUse(): void {
  const stop = new AbortController();
  const first = (event: Event) => {
    // Browsers say so of a pointer that rests, too, when a page comes to stand under it.
    if (event.type === "pointermove" && isAtRest(event as PointerEvent)) return;
    stop.abort();
    begin();
  };
  for (const type of USES) {
    // Above the document, where React stops what is meant for parts that are not hydrated.
    window.addEventListener(type, first, { capture: true, passive: true, signal: stop.signal });
  }
}

function isAtRest({ movementX, movementY }: PointerEvent): boolean {
  return movementX === 0 && movementY === 0;
}

/** Calls `wake` once the page is used; the answer gives up waiting. */
export function whenUsed(box: HTMLElement, wake: () => void): () => void {
  let left = false;
  box.dataset.asleep = "";
  void used.then(() => {
    delete box.dataset.asleep;
    if (!left) wake();
  });
  return () => {
    left = true;
  };
}

/** Counts a part that waits for the first use until the answer is called: then it lives. */
export function countAsleep(): () => void {
  asleep += 1;
  return () => {
    asleep -= 1;
    if (asleep > 0) return;
    waiting.forEach((go) => go());
    waiting.clear();
  };
}

/** Whether parts are on their way, or wait for the first use. */
export function someAsleep(): boolean {
  return asleep > 0;
}

/** Tells that the code of a part is lost: it will not live on this page. */
export function loseAsleep(error: unknown): void {
  lose(error);
}

/** Wakes what waits for the first use; settles when all of it lives, rejects when some of it cannot. */
export async function allAwake(): Promise<void> {
  begin();
  if (asleep > 0) await Promise.race([lost, new Promise<void>((resolve) => waiting.add(resolve))]);
}
