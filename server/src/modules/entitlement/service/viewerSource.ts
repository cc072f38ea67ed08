import { evaluateFlags, type FlagRule, type FlagSubject } from '@atrium/domain/access/evaluateFlag.ts';
import { parseBlockLogin, type Flags } from '@atrium/domain/access/flags.ts';
import { flagShapes, isFlag } from '@atrium/domain/access/flagShapes.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../../base/process/log.ts';
import type { Db } from '../../../base/sql/db.ts';
import type { Listener } from '../../../base/sql/listener.ts';
import type { FlagProvider } from '../../../ports/flags.ts';
import { listFlagRules } from '../store/flags.ts';
import { findPerson } from '../store/people.ts';
import { givenFlags } from './givenFlags.ts';
import { flagSubjectOf, nextBoundary, viewerOf } from './viewer.ts';

/** Provides the viewer of a request, without a query each time (decision 005). */
export interface ViewerSource {
  /** The viewer at `now`, or null when there is no such member. */
  readonly find: (memberId: string, now: number) => Promise<Viewer | null>;
  /** The flags of a visitor; those of the outage screen even while the database is down (D14). */
  readonly visitorFlags: () => Promise<Flags>;
  /** Reads this member again for their next request. */
  readonly forget: (memberId: string) => void;
  /** Clears the cache, because the clock was moved. */
  readonly forgetAll: () => void;
}

interface Kept {
  readonly viewer: Viewer;
  readonly from: number;
  readonly until: number;
  /** When the flag provider must be asked again, in milliseconds of the process. */
  readonly flagsUntil: number;
}

/**
 * Caches viewers until a row they are made of changes (triggers notify every process) or a grant begins or ends. While
 * the listener is disconnected nothing is cached. Flags of a provider are cached for as long as it allows.
 */
export async function openViewerSource(
  { db, listener, log }: { readonly db: Db; readonly listener: Listener; readonly log: Log },
  provider: FlagProvider,
): Promise<ViewerSource> {
  const kept = new LRUCache<string, Kept>({ max: 20_000 });
  let rules: readonly FlagRule[] | null = null;
  let generation = 0;
  const forgetAll = (): void => {
    generation += 1;
    kept.clear();
    rules = null;
  };
  const forget = (memberId: string): void => {
    generation += 1;
    kept.delete(memberId);
  };
  await listener.on('viewer_changed', (memberId) => {
    if (memberId === null || memberId === '*') forgetAll();
    else forget(memberId);
  });

  const logWrong = (flags: readonly string[]): void => {
    const expected = flags.map((flag) => isFlag(flag) && `${flag}: ${flagShapes[flag].values}`);
    log.error({ flags, expected }, 'flags with a value of the wrong shape count as off');
  };

  const flagRules = async (): Promise<readonly FlagRule[]> => {
    if (rules !== null && listener.alive()) return rules;
    const begun = generation;
    const read = await listFlagRules(db);
    const { malformed } = evaluateFlags(read, null);
    if (malformed.length > 0) logWrong(malformed);
    if (begun === generation) rules = read;
    return read;
  };

  /** The flags of the provider that were logged as malformed, so that each change of them is logged once. */
  let logged = '';
  const logMalformed = (values: Readonly<Record<string, unknown>>): void => {
    const { malformed } = evaluateFlags([], null, values);
    if (malformed.join() === logged) return;
    logged = malformed.join();
    if (malformed.length > 0) logWrong(malformed);
  };

  const given = (subject: FlagSubject | null): Promise<Readonly<Record<string, unknown>>> =>
    givenFlags(provider, subject, log);

  return {
    forget,
    forgetAll,
    visitorFlags: async () => {
      const values = await given(null);
      logMalformed(values);
      const blocked = parseBlockLogin(values['blockLogin']) !== null;
      const current = await flagRules().catch((error: unknown) => {
        if (blocked) return [];
        throw error;
      });
      return evaluateFlags(current, null, values).flags;
    },
    find: async (memberId, now) => {
      const known = kept.get(memberId);
      const isFresh = known !== undefined && listener.alive() && performance.now() < known.flagsUntil;
      if (isFresh && now >= known.from && now < known.until) return known.viewer;
      const begun = generation;
      const [person, current] = await Promise.all([findPerson(db, memberId), flagRules()]);
      if (person === null) return null;
      const flagsUntil = performance.now() + (provider.freshFor ?? Infinity);
      const viewer = viewerOf(person, { rules: current, given: await given(flagSubjectOf(person, now)) }, now);
      const dueAt = person.factorDueAt !== null && person.factorDueAt > now ? person.factorDueAt : Infinity;
      const until = Math.min(nextBoundary(person.grants, now), dueAt);
      // a change notified during the read may not be in what was read
      if (begun === generation) kept.set(memberId, { viewer, from: now, until, flagsUntil });
      return viewer;
    },
  };
}
