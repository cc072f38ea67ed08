import { promisifyRequest } from 'idb-keyval';
import { outboxNames } from './outboxNames.ts';
import type { QueuedViewing, ViewingStore } from './viewing.types.ts';

const { database: name, table } = outboxNames;

/** Stores viewings in IndexedDB; where that is not available, in this page's memory. */
export function createViewingStore(factory: IDBFactory | undefined): ViewingStore {
  const memory = new Map<string, QueuedViewing>();
  let opening: Promise<IDBDatabase> | null = null;

  const open = (): Promise<IDBDatabase> => {
    if (factory === undefined) return Promise.reject(new Error('no database'));
    opening ??= openDatabase(factory, () => {
      opening = null;
    });
    return opening;
  };

  return {
    change: async (key, by) => {
      const database = await open().catch(() => null);
      if (database === null) {
        keep(memory, key, by(memory.get(key)));
        return;
      }
      const transaction = database.transaction(table, 'readwrite');
      const store = transaction.objectStore(table);
      const stored = (await promisifyRequest(store.get(key))) as QueuedViewing | undefined;
      const next = by(stored);
      if (next === undefined) store.delete(key);
      else store.put(next, key);
      await promisifyRequest(transaction);
    },
    list: async () => {
      const database = await open().catch(() => null);
      if (database === null) return [...memory.values()];
      const all: unknown = await promisifyRequest(database.transaction(table).objectStore(table).getAll());
      return all as QueuedViewing[];
    },
  };
}

async function openDatabase(factory: IDBFactory, onClosed: () => void): Promise<IDBDatabase> {
  const request = factory.open(name);
  request.onupgradeneeded = () => request.result.createObjectStore(table);
  try {
    const database = await promisifyRequest(request);
    database.onclose = onClosed;
    // signing out in any tab deletes the database (THR-22), which an open connection would block
    database.onversionchange = () => {
      database.close();
      onClosed();
    };
    return database;
  } catch (error) {
    onClosed();
    throw error;
  }
}

function keep(memory: Map<string, QueuedViewing>, key: string, viewing: QueuedViewing | undefined): void {
  if (viewing === undefined) memory.delete(key);
  else memory.set(key, viewing);
}
