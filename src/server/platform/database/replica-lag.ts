interface Mark {
  /** Milliseconds on a clock that only goes forward. */
  at: number;
  /** How far the primary had written by then, in bytes of its log. */
  written: bigint;
}

/**
 * How far a server that follows the primary lies behind it, from looks at both. Time since its last transaction would
 * tell a quiet market from a stuck replica only by luck: what counts is when the primary stood where the replica stands.
 */
export class ReplicaLag {
  /** Oldest first; the first is the newest that the replica has reached. */
  #marks: Mark[] = [];
  #reached = false;

  note(at: number, written: bigint, replayed: bigint): void {
    this.#marks.push({ at, written });
    const reached = this.#marks.findLastIndex((mark) => mark.written <= replayed);
    if (reached >= 0) {
      this.#marks.splice(0, reached);
      this.#reached = true;
    }
  }

  /** It cannot be asked: nothing is known until it has been looked at again. */
  forget(): void {
    this.#marks = [];
    this.#reached = false;
  }

  /** Milliseconds; Infinity while it has reached nothing that was noted. */
  at(now: number): number {
    const [first] = this.#marks;
    return this.#reached && first ? now - first.at : Infinity;
  }
}
