import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { machineNow } from '../../../base/process/clock.ts';

/** Keeps the records of a stand-in's library in memory: its sign-ins last a few minutes. */
export function memoryAdapter(): (model: string) => Adapter {
  const records = new LRUCache<string, AdapterPayload>({ max: 10_000, ttl: 600_000 });
  return (model) => {
    const keyOf = (id: string): string => `${model}/${id}`;
    const findBy = (matches: (record: AdapterPayload) => boolean) =>
      Promise.resolve([...records].find(([key, record]) => key.startsWith(`${model}/`) && matches(record))?.[1]);
    return {
      upsert: (id, payload) => {
        records.set(keyOf(id), payload);
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(records.get(keyOf(id))),
      findByUid: (uid) => findBy((record) => record.uid === uid),
      findByUserCode: () => Promise.resolve(undefined),
      consume: (id) => {
        const record = records.get(keyOf(id));
        if (record !== undefined) records.set(keyOf(id), { ...record, consumed: Math.floor(machineNow() / 1000) });
        return Promise.resolve();
      },
      destroy: (id) => {
        records.delete(keyOf(id));
        return Promise.resolve();
      },
      revokeByGrantId: (grantId) => {
        for (const [key, record] of records) if (record.grantId === grantId) records.delete(key);
        return Promise.resolve();
      },
    };
  };
}
