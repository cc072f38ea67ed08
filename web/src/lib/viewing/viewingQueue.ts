import { day, hour, second } from '@atrium/domain/time.ts';
import { wallTimeFor } from '@atrium/domain/video/credit.ts';
import type { Wait } from '../retry.ts';
import type { QueuedViewing, ReportAnswer, Sent, ViewingOf, ViewingReport, ViewingStore } from './viewing.types.ts';

export interface ViewingPorts {
  readonly store: ViewingStore;
  readonly create: (of: ViewingOf) => Promise<Sent<string>>;
  readonly update: (viewingId: string, of: ViewingOf, report: ViewingReport) => Promise<Sent<ReportAnswer>>;
  /** The member who is signed in; null: nothing may be stored or sent. */
  readonly memberId: () => string | null;
  /** Runs `work` exclusively among all tabs (a Web Lock). */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  readonly now: () => number;
  /** Runs `work` after so many milliseconds, in place of what was scheduled before. */
  readonly later: (work: () => void, milliseconds: number) => void;
  readonly wait: Wait;
  readonly newKey: () => string;
}

/** 'idle' before anything was to be saved; 'refused' when the server rejects the viewing. */
export type SavedState = 'idle' | 'saving' | 'saved' | 'offline' | 'refused';

export interface ViewingQueue {
  /** Starts a viewing; `onAnswer` is called with the answer to each of its reports. Returns its key. */
  readonly begin: (of: ViewingOf, onAnswer: (answer: ReportAnswer) => void) => string;
  /** Stores and sends a report of a viewing of this page. `leaving`: the page may be closed at any moment. */
  readonly report: (key: string, report: ViewingReport, leaving: boolean) => Promise<void>;
  /** Sends all unsent reports, whichever tab stored them. */
  readonly flush: () => Promise<void>;
  readonly state: () => SavedState;
  readonly subscribe: (listener: () => void) => () => void;
}

const keptFor = 7 * day;
const orphanedAfter = hour;
const notCreated = { viewingId: null, createdAt: null, reports: [] };
const longestWaitForCredit = 10 * second;
/** Backoff of what could not be sent, milliseconds; the last one repeats. */
const retryDelays = [2_000, 5_000, 15_000, 30_000];

/** Appends a report; contiguous ones are merged, so that ten minutes offline are one report, not sixty. */
export function withReport(reports: readonly ViewingReport[], report: ViewingReport): readonly ViewingReport[] {
  const last = reports.at(-1);
  if (last === undefined || Math.abs(last.to - report.from) > 0.01 || report.from < last.from)
    return [...reports, report];
  return [...reports.slice(0, -1), { ...report, from: last.from }];
}

/**
 * An outbox for viewings, so that nothing acknowledged is lost (VID-13, THR-43): each report is stored on this machine
 * before it is sent, waits there while the server cannot be reached, and is sent in order, one at a time.
 */
export function createViewingQueue(ports: ViewingPorts): ViewingQueue {
  const ownViewings = new Map<string, QueuedViewing>();
  const answerHandlers = new Map<string, (answer: ReportAnswer) => void>();
  const refused = new Set<string>();
  const listeners = new Set<() => void>();
  let state: SavedState = 'idle';
  let running: Promise<void> | null = null;
  let flushAgain = false;
  let failures = 0;

  const setState = (next: SavedState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const remember = (viewing: QueuedViewing, viewingId: string): QueuedViewing => {
    const created = { viewingId, createdAt: ports.now() };
    const own = ownViewings.get(viewing.key);
    if (own !== undefined) ownViewings.set(viewing.key, { ...own, ...created });
    return { ...viewing, ...created };
  };
  /** The server credits play by the time since the creation, whose answer may have come after what was played. */
  const waitForCredit = async ({ reports, createdAt }: QueuedViewing): Promise<void> => {
    const played = reports.reduce((sum, { from, to }) => sum + to - from, 0);
    if (played === 0 || createdAt === null) return;
    const rest = createdAt + wallTimeFor(played) * second - ports.now();
    if (rest > 0) await ports.wait(Math.min(rest, longestWaitForCredit));
  };
  const drop = async (key: string): Promise<void> => {
    refused.add(key);
    await ports.store.change(key, () => undefined);
  };
  const settle = (key: string, clientSeq: number): Promise<void> =>
    ports.store.change(key, (stored) => {
      if (stored === undefined) return undefined;
      const reports = stored.reports.filter((report) => report.clientSeq > clientSeq);
      const ended = stored.reports.some((report) => report.clientSeq === clientSeq && report.status === 'ENDED');
      return reports.length === 0 && ended ? undefined : { ...stored, reports };
    });

  /** Sends one viewing's reports. Resolves to whether the server could be reached. */
  const send = async (queued: QueuedViewing): Promise<boolean> => {
    let viewing = queued;
    if (viewing.viewingId === null) {
      const created = await ports.create(viewing.of);
      if (created.kind === 'later') return false;
      if (created.kind === 'refused') {
        await drop(viewing.key);
        return true;
      }
      viewing = remember(viewing, created.value);
      const { viewingId, createdAt } = viewing;
      await ports.store.change(viewing.key, (stored) => stored && { ...stored, viewingId, createdAt });
    }
    await waitForCredit(viewing);
    for (const report of viewing.reports) {
      const answer = await ports.update(viewing.viewingId ?? '', viewing.of, report);
      if (answer.kind === 'later') return false;
      if (answer.kind === 'refused') {
        await drop(viewing.key);
        return true;
      }
      await settle(viewing.key, report.clientSeq);
      answerHandlers.get(viewing.key)?.(answer.value);
    }
    return true;
  };

  const sendAll = async (): Promise<boolean> => {
    const memberId = ports.memberId();
    const all = (await ports.store.list()).filter((viewing) => viewing.memberId === memberId);
    let reached = true;
    for (const viewing of all.toSorted((a, b) => a.touchedAt - b.touchedAt)) {
      const age = ports.now() - viewing.touchedAt;
      const orphan = viewing.reports.length === 0 && !ownViewings.has(viewing.key) && age > orphanedAfter;
      if (orphan || age > keptFor) await ports.store.change(viewing.key, () => undefined);
      // a viewing that makes the server fail must not block the others
      else if (!(await send(viewing))) reached = false;
    }
    return reached;
  };

  const run = async (): Promise<void> => {
    do {
      flushAgain = false;
      const reached = await sendAll();
      if (reached) {
        failures = 0;
        setState(refused.size > 0 ? 'refused' : state === 'idle' ? 'idle' : 'saved');
      } else {
        flushAgain = false;
        setState('offline');
        ports.later(() => void flush(), retryDelays[Math.min(failures, retryDelays.length - 1)] ?? 0);
        failures += 1;
        return;
      }
    } while (wantsAgain());
  };
  // read through a function: another report may have set it while the loop waited
  const wantsAgain = (): boolean => flushAgain;
  const flush = (): Promise<void> => {
    flushAgain = true;
    running ??= ports.inTurn(run).finally(() => {
      running = null;
      // requested while the lock was being released
      if (flushAgain) void flush();
    });
    return running;
  };

  return {
    begin: (of, onAnswer) => {
      const key = ports.newKey();
      const memberId = ports.memberId();
      answerHandlers.set(key, onAnswer);
      if (memberId === null) return key;
      const viewing: QueuedViewing = { key, memberId, of, ...notCreated, touchedAt: ports.now() };
      ownViewings.set(key, viewing);
      refused.clear();
      void ports.store.change(key, (stored) => stored ?? viewing).then(flush);
      return key;
    },
    report: async (key, report, leaving) => {
      const own = ownViewings.get(key);
      if (own === undefined || own.memberId !== ports.memberId() || refused.has(key)) return;
      if (state !== 'offline') setState('saving');
      // a page that is being closed may be gone before IndexedDB has written, so send directly as well
      if (leaving && own.viewingId !== null) void ports.update(own.viewingId, own.of, report);
      await ports.store.change(key, (stored) => {
        const base = stored ?? ownViewings.get(key) ?? own;
        return { ...base, reports: withReport(base.reports, report), touchedAt: ports.now() };
      });
      await flush();
    },
    flush,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
