import { FairLines } from './fairLines.ts';
import { hashingThreads } from './hashingThreads.ts';

/** How many hashes are made at once, and how many more may wait: in one line, and in all lines of a class. */
export const hashingQueue = { atOnce: hashingThreads, ofLine: 64, inAll: 256 } as const;

/**
 * The caller who asks for a hash, and the line: that of the account for a known caller, as by a browser that has signed
 * in or a mailed code; that of the site (`siteOf`) for a stranger.
 */
export interface Asker {
  readonly isKnown: boolean;
  readonly line: string;
}

const known = new FairLines(hashingQueue);
const strangers = new FairLines(hashingQueue);
/** Hashes that are being made. */
let running = 0;
/** Places that strangers take: one for each of their hashes, and for the rest after it. */
let taken = 0;
/** Whether the last one that was served is a stranger: the other class is next. */
let wasStranger = true;

/**
 * Runs `work`, which hashes, when it is its turn: one queue for the whole process, because memory and cores are shared
 * by all callers. Known callers have places of their own, and alternate with strangers. In both classes lines take
 * turns, so that somebody waits for a guess of each attacking site or account, not for all their guesses (THR-13,
 * decision 163). Null when too many wait.
 */
export async function inHashingQueue<T>({ isKnown, line }: Asker, work: () => Promise<T>): Promise<T | null> {
  const isServed = await new Promise<boolean>((resolve) => {
    (isKnown ? known : strangers).enter(line, {
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
    if (!isKnown) taken -= 1;
    serve();
  }
}

/** Keeps a stranger's site waiting until `ownRest` ends, and one place of all strangers until `sharedRest` ends. */
export function restAfterGuess(
  site: string,
  { ownRest, sharedRest }: { readonly ownRest: Promise<unknown>; readonly sharedRest: Promise<unknown> },
): void {
  const goOn = strangers.rest(site);
  taken += 1;
  void ownRest.then(() => {
    goOn();
    serve();
  });
  void sharedRest.then(() => {
    taken -= 1;
    serve();
  });
}

function serve(): void {
  while (running < hashingQueue.atOnce) {
    const next = wasStranger ? (takeKnown() ?? takeStranger()) : (takeStranger() ?? takeKnown());
    if (next === undefined) return;
    running += 1;
    next.begin();
  }
}

function takeKnown() {
  const next = known.take();
  if (next !== undefined) wasStranger = false;
  return next;
}

function takeStranger() {
  const next = taken < hashingQueue.atOnce ? strangers.take() : undefined;
  if (next === undefined) return undefined;
  taken += 1;
  wasStranger = true;
  return next;
}
