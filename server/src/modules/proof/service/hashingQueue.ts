import { hashingThreads } from './hashingThreads.ts';

/** How many hashes are made at once, and how many more may wait: of one line, and of all strangers. */
export const hashingQueue = {
  atOnce: hashingThreads,
  waitingOfLine: 64,
  waiting: 256,
} as const;

/** The site of a stranger (`siteOf`); null: somebody known, as by a browser that has signed in or a mailed code. */
export type Asker = string | null;

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

interface Line {
  readonly waiting: Waiting[];
  /** Rests of it that have not ended. */
  resting: number;
}

const known: Waiting[] = [];
/** By site, the one that was served last at the end. */
const strangers = new Map<string, Line>();
/** Hashes that are being made. */
let running = 0;
/** Places that strangers hold: one for each of their hashes, and for the rest after it. */
let held = 0;
let wasStranger = true;

/**
 * Runs `work`, which hashes, when it is its turn: one queue for the whole process, because memory and cores are shared
 * by all callers. Who is known has places of their own, and alternates with strangers. These take turns by site, so
 * that one waits for a guess of each attacking site, not for all their guesses (THR-13, decision 163). Null when too
 * many wait; in a full queue the longest line gives up its last place.
 */
export async function inHashingQueue<T>(asker: Asker, work: () => Promise<T>): Promise<T | null> {
  const isServed = await new Promise<boolean>((resolve) => {
    enter(asker, {
      begin: () => {
        resolve(true);
      },
      refuse: () => {
        resolve(false);
      },
    });
    serve();
  });
  if (!isServed) return null;
  try {
    return await work();
  } finally {
    running -= 1;
    if (asker !== null) held -= 1;
    serve();
  }
}

/** Keeps a stranger's site waiting until `ownRest` ends, and one place of all strangers until `sharedRest` ends. */
export function restAfterGuess(
  site: string,
  {
    ownRest,
    sharedRest,
  }: {
    readonly ownRest: Promise<unknown>;
    readonly sharedRest: Promise<unknown>;
  },
): void {
  const line = lineOf(site);
  line.resting += 1;
  held += 1;
  void ownRest.then(() => {
    line.resting -= 1;
    removeEmpty(site, line);
    serve();
  });
  void sharedRest.then(() => {
    held -= 1;
    serve();
  });
}

function enter(asker: Asker, waiting: Waiting): void {
  const own = asker === null ? known : lineOf(asker).waiting;
  if (own.length >= hashingQueue.waitingOfLine || (asker !== null && !makeRoom(own.length + 1))) waiting.refuse();
  else own.push(waiting);
  if (asker !== null) removeEmpty(asker, lineOf(asker));
}

/** Whether a stranger may wait whose line then has this length. */
function makeRoom(length: number): boolean {
  const lines = [...strangers.values()].map((line) => line.waiting);
  if (lines.reduce((sum, line) => sum + line.length, 0) < hashingQueue.waiting) return true;
  const longest = lines.reduce((a, b) => (b.length > a.length ? b : a));
  if (longest.length <= length) return false;
  longest.pop()?.refuse();
  return true;
}

function serve(): void {
  while (running < hashingQueue.atOnce) {
    const next = wasStranger ? (takeKnown() ?? takeStranger()) : (takeStranger() ?? takeKnown());
    if (next === undefined) return;
    running += 1;
    next.begin();
  }
}

function takeKnown(): Waiting | undefined {
  const next = known.shift();
  if (next !== undefined) wasStranger = false;
  return next;
}

function takeStranger(): Waiting | undefined {
  if (held >= hashingQueue.atOnce) return undefined;
  for (const [site, line] of strangers) {
    const next = line.resting > 0 ? undefined : line.waiting.shift();
    if (next === undefined) continue;
    held += 1;
    wasStranger = true;
    strangers.delete(site);
    if (line.waiting.length > 0) strangers.set(site, line);
    return next;
  }
  return undefined;
}

function lineOf(site: string): Line {
  const line = strangers.get(site) ?? { waiting: [], resting: 0 };
  strangers.set(site, line);
  return line;
}

function removeEmpty(site: string, line: Line): void {
  if (line.resting === 0 && line.waiting.length === 0) strangers.delete(site);
}
