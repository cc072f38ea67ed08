import { minute, second } from '@atrium/domain/time.ts';
import type { CryptoKey } from 'jose';
import { machineNow } from '../../../../base/process/clock.ts';
import type { Log } from '../../../../base/process/log.ts';
import type { Db } from '../../../../base/sql/db.ts';
import { isOutage, logOutage } from '../../../../base/sql/outage.ts';
import { loadSigningKeys, type SigningKeys } from './loadSigningKeys.ts';

/** The signing keys of a running process, which follow those of the database. */
export interface KeyRing {
  /** At most a minute old; the same object while nothing has changed. Older ones while the database is down. */
  readonly current: () => Promise<SigningKeys>;
  /**
   * The public key of this id; null for an unknown one. Another process may have made it just now, so an id that is not
   * known here is looked for in the database. Throws when the database cannot be reached for that.
   */
  readonly find: (kid: string) => Promise<CryptoKey | null>;
}

/** How long keys are used before the database is asked again, in milliseconds. */
const freshFor = minute;
/** The same for unknown ids, which anybody may send in any number. */
const askedAgainAfter = second;

/** Loads the keys; the first process of a new database makes one. */
export async function openKeyRing({ db, secret, log }: { db: Db; secret: string; log: Log }): Promise<KeyRing> {
  let keys = await loadSigningKeys(db, secret, machineNow());
  let askedAt = machineNow();
  let loading: Promise<SigningKeys> | null = null;

  const load = async (): Promise<SigningKeys> => {
    askedAt = machineNow();
    const found = await loadSigningKeys(db, secret, askedAt);
    if (namesOf(found) !== namesOf(keys)) {
      keys = found;
      log.info({ kids: [...found.publicKeys.keys()] }, 'the signing keys have changed; the first one signs');
    }
    return keys;
  };
  const reload = (): Promise<SigningKeys> => {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };
  // a clock that was set back counts as well
  const isOlderThan = (age: number): boolean => Math.abs(machineNow() - askedAt) >= age;

  const current: KeyRing['current'] = async () => {
    if (loading === null && !isOlderThan(freshFor)) return keys;
    try {
      return await reload();
    } catch (error) {
      if (!isOutage(error)) throw error;
      logOutage(log, error);
      return keys;
    }
  };
  return {
    current,
    find: async (kid) => {
      const known = (await current()).publicKeys.get(kid);
      if (known !== undefined || !isOlderThan(askedAgainAfter)) return known ?? null;
      return (await reload()).publicKeys.get(kid) ?? null;
    },
  };
}

function namesOf({ privateJwks }: SigningKeys): string {
  return privateJwks.map(({ kid }) => kid).join(' ');
}
