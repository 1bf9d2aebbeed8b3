import type { AddressInfo } from "node:net";
import type { TestApp } from "../app.ts";

/** Lets a test application listen on loopback, as the product does; answers its origin. */
export async function listen({ app }: TestApp): Promise<string> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** What `document.cookie` is to a page, and what its browser does around it: sends cookies, keeps those that come. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** What was sent, in order. */
  readonly sent: Request[] = [];
  /** What may give up each of them. */
  readonly signals: (AbortSignal | null | undefined)[] = [];
  readonly #origin: string;
  readonly #real: typeof fetch;

  constructor(origin: string) {
    this.#origin = origin;
    this.#real = globalThis.fetch;
  }

  /** Is somebody's from now on. */
  enter(cookies: Iterable<[string, string]>): void {
    for (const [name, value] of cookies) this.cookies.set(name, value);
  }

  /** Cookies as the page's script sees them: without those that only HTTP may read. */
  readonly documentCookie = (): string =>
    this.#written(([name]) => name !== "sessionid" && name !== "__Host-sessionid");

  /** Takes the place of `fetch` until the returned function is called; everything still goes over the wire. */
  install(): () => void {
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      this.sent.push(request.clone());
      this.signals.push(init?.signal);
      const headers = new Headers(request.headers);
      headers.set(
        "cookie",
        this.#written(() => true),
      );
      headers.set("origin", this.#origin);
      const answer = await this.#real(new Request(request, { headers }));
      for (const line of answer.headers.getSetCookie()) this.#keep(line);
      return answer;
    };
    return () => {
      globalThis.fetch = this.#real;
    };
  }

  #written(isSeen: (pair: [string, string]) => boolean): string {
    return [...this.cookies]
      .filter(isSeen)
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    const value = pair.slice(at + 1);
    const isGone = value === "" || attributes.some((one) => /max-age=0/i.test(one));
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
