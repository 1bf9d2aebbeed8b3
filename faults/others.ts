import { routeOf } from "#contract/routes.ts";

/** Somebody who uses the product meanwhile, and is never told that something is wrong with it. */
export class Others {
  answers = 0;
  #stopped = false;
  readonly #done: Promise<void>;

  constructor(origin: string) {
    this.#done = this.#ask(origin);
    this.#done.catch(() => undefined);
  }

  async #ask(origin: string): Promise<void> {
    while (!this.#stopped) {
      for (const path of ["/", routeOf("categories.list").path]) {
        const { status, body } = await fetch(origin + path);
        await body?.cancel();
        if (status !== 200) throw new Error(`${path} answered ${status} meanwhile`);
        this.answers += 1;
      }
    }
  }

  stop(): Promise<void> {
    this.#stopped = true;
    return this.#done;
  }
}
