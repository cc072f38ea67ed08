import { AsyncLocalStorage } from 'node:async_hooks';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { machineNow } from '../../../base/process/clock.ts';
import { digest } from '../../../base/secret.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import {
  saveConsumed,
  findRecord,
  findRecordByUid,
  removeRecord,
  removeRecordsOfGrant,
  removeRecordsOfReceiver,
  saveRecord,
  type OidcRecord,
} from '../store/records.ts';
import { endSignIn } from '../store/signIns.ts';
import { lifetimes } from './lifetimes.ts';

/** The storage of the issuer's library: inside `within` all its reads and writes are one transaction. */
export interface OidcStorage {
  readonly tx: () => Tx;
  readonly within: <T>(tx: Tx, work: () => Promise<T>) => Promise<T>;
  /** The adapter of one of the library's models: 'RefreshToken', 'Grant', … */
  readonly adapter: (model: string) => Adapter;
}

/** Stores the issuer library's records in our own tables, by hashed id. `onEnded` is called for a revoked grant. */
export function createOidcStorage(db: Db, onEnded: (sid: string) => void): OidcStorage {
  const scope = new AsyncLocalStorage<Tx>();
  const current = (): Tx => scope.getStore() ?? db;
  return {
    tx: current,
    within: (tx, work) => scope.run(tx, work),
    adapter: (model) => adapterOf(model, current, onEnded),
  };
}

/**
 * The id of the grant of a receiver. Its records are stored with those of the sign-in, so that they are locked and
 * removed with it; a grant of our own web app is the sign-in, and has its id.
 */
export function receiverGrantId(sid: string, unique: string): string {
  return `${sid}/${unique}`;
}

/** The sign-in to which a grant belongs. */
export const signInOf = (grantId: string): string => grantId.split('/', 1)[0] ?? grantId;
const isReceivers = (grantId: string): boolean => signInOf(grantId) !== grantId;

function adapterOf(model: string, current: () => Tx, onEnded: (sid: string) => void): Adapter {
  return {
    upsert: (id, payload, expiresIn) => {
      // a person who has signed in makes the authorization request again, so nobody resumes one; anybody may begin them
      if (model === 'Interaction') return Promise.resolve();
      const { jti: _jti, ...kept } = payload;
      // the grant itself goes with its tokens, because it names the member
      const grantId = model === 'Grant' ? id : payload.grantId;
      return saveRecord(
        current(),
        { model, idHash: digest(id) },
        {
          payload: kept,
          grantId: grantId === undefined ? null : signInOf(grantId),
          uid: payload.uid ?? null,
          expiresAt: new Date(machineNow() + (expiresIn ?? lifetimes.signIn) * 1000),
        },
      );
    },
    find: async (id) => payloadOf(await findRecord(current(), model, digest(id)), id),
    findByUid: async (uid) => payloadOf(await findRecordByUid(current(), model, uid), undefined),
    findByUserCode: () => Promise.resolve(undefined),
    consume: (id) => saveConsumed(current(), model, digest(id), new Date(machineNow())),
    destroy: async (id) => {
      await removeRecord(current(), model, digest(id));
      if (model !== 'Grant' || isReceivers(id)) return;
      // a grant is a sign-in: reusing a refresh token ends the whole sign-in
      await endSignIn(current(), id, new Date(machineNow()));
      onEnded(id);
    },
    revokeByGrantId: (grantId) =>
      isReceivers(grantId)
        ? removeRecordsOfReceiver(current(), { sid: signInOf(grantId), grantId })
        : removeRecordsOfGrant(current(), grantId),
  };
}

function payloadOf(record: OidcRecord | null, id: string | undefined): AdapterPayload | undefined {
  if (record === null) return undefined;
  return {
    ...record.payload,
    ...(id !== undefined && { jti: id }),
    ...(record.consumed !== null && { consumed: record.consumed }),
  };
}
