/** Somebody who waits. */
export interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

interface Line {
  readonly waiting: Waiting[];
  /** Rests of it that have not ended. */
  resting: number;
}

/** How many may wait, in one line and in all. */
interface Bounds {
  readonly ofLine: number;
  readonly inAll: number;
}

/** Lines that take turns: each gives its first one, in the order in which they were served last. */
export class FairLines {
  readonly #bounds: Bounds;
  /** By key, the one that was served last at the end. */
  readonly #lines = new Map<string, Line>();
  #count = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Refuses who finds the line full, or all lines full and none longer: else the longest gives up its last place. */
  enter(key: string, waiting: Waiting): void {
    const length = this.#lines.get(key)?.waiting.length ?? 0;
    if (length >= this.#bounds.ofLine || !this.#makeRoom(length + 1)) {
      waiting.refuse();
      return;
    }
    this.#lineOf(key).waiting.push(waiting);
    this.#count += 1;
  }

  /** The next one; undefined while nobody waits but in lines that rest. */
  take(): Waiting | undefined {
    for (const [key, line] of this.#lines) {
      const next = line.resting > 0 ? undefined : line.waiting.shift();
      if (next === undefined) continue;
      this.#count -= 1;
      this.#lines.delete(key);
      if (line.waiting.length > 0) this.#lines.set(key, line);
      return next;
    }
    return undefined;
  }

  /** Lets a line wait until the returned function is called. */
  rest(key: string): () => void {
    const line = this.#lineOf(key);
    line.resting += 1;
    return () => {
      line.resting -= 1;
      if (line.resting === 0 && line.waiting.length === 0) this.#lines.delete(key);
    };
  }

  #makeRoom(length: number): boolean {
    if (this.#count < this.#bounds.inAll) return true;
    const lines = [...this.#lines.values()].map((line) => line.waiting);
    const longest = lines.reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= length) return false;
    longest.pop()?.refuse();
    this.#count -= 1;
    return true;
  }

  #lineOf(key: string): Line {
    const line = this.#lines.get(key) ?? { waiting: [], resting: 0 };
    this.#lines.set(key, line);
    return line;
  }
}
