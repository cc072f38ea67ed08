import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import type { Factor } from '../types.ts';

/** What checks the codes of an authenticator. */
export interface AuthenticatorRow {
  readonly factorId: string;
  readonly sealedSecret: Buffer;
  /** The last step whose code was used; null before the first. */
  readonly lastStep: number | null;
}

/** What checks the answers of a passkey. */
export interface PasskeyRow {
  readonly factorId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly lastUsedAt: Date | null;
}

/** What was proved about a new factor, and checks it from then on. */
export type ProvedFactor =
  | { readonly kind: 'AUTHENTICATOR'; readonly sealedSecret: Buffer; readonly lastStep: number }
  | ({ readonly kind: 'PASSKEY' } & Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'signCount' | 'transports'>);

type NewFactor = ProvedFactor & {
  readonly factorId: string;
  readonly memberId: string;
  readonly name: string;
  readonly at: Date;
};

/** A member's factors, the oldest first. */
export function listFactors(tx: Tx, memberId: string): Promise<Factor[]> {
  return tx
    .selectFrom('second_factor')
    .select((eb) => [
      'factor_id as factorId',
      'kind',
      'name',
      epochMillis(eb.ref('created_at')).as('createdAt'),
      epochMillis(eb.ref('last_used_at')).as('lastUsedAt'),
    ])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('factor_id')
    .execute();
}

/** Adds a factor; false when there is one of this id, or with this passkey, already. */
export async function addFactor(tx: Tx, factor: NewFactor): Promise<boolean> {
  const { factorId, memberId, name, kind, at } = factor;
  const own =
    factor.kind === 'AUTHENTICATOR'
      ? { sealed_secret: factor.sealedSecret, last_step: factor.lastStep }
      : {
          credential_id: factor.credentialId,
          public_key: factor.publicKey,
          sign_count: factor.signCount,
          transports: [...factor.transports],
        };
  const added = await tx
    .insertInto('second_factor')
    .values({ factor_id: factorId, member_id: memberId, name, kind, created_at: at, ...own })
    .onConflict((conflict) => conflict.doNothing())
    .returning('factor_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function saveFactorName(tx: Tx, memberId: string, factorId: string, name: string): Promise<boolean> {
  const saved = await tx
    .updateTable('second_factor')
    .set({ name })
    .where('member_id', '=', memberId)
    .where('factor_id', '=', factorId)
    .returning('factor_id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function removeFactor(tx: Tx, memberId: string, factorId: string): Promise<void> {
  await tx.deleteFrom('second_factor').where('member_id', '=', memberId).where('factor_id', '=', factorId).execute();
}

/** Removes every factor of a member. */
export async function removeFactors(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('second_factor').where('member_id', '=', memberId).execute();
}

/** A member's authenticators, locked until the transaction ends, so that a code is used once. */
export async function lockAuthenticators(tx: Tx, memberId: string): Promise<AuthenticatorRow[]> {
  const rows = await tx
    .selectFrom('second_factor')
    .select(['factor_id as factorId', 'sealed_secret as sealedSecret', 'last_step as lastStep'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'AUTHENTICATOR')
    .orderBy('factor_id')
    .forUpdate()
    .execute();
  return rows.flatMap(({ sealedSecret, ...row }) => (sealedSecret === null ? [] : [{ ...row, sealedSecret }]));
}

/** A member's passkeys. */
export function listPasskeys(tx: Tx, memberId: string): Promise<PasskeyRow[]> {
  return passkeys(tx, memberId).execute().then(readPasskeys);
}

/** The same, locked until the transaction ends. */
export function lockPasskeys(tx: Tx, memberId: string): Promise<PasskeyRow[]> {
  return passkeys(tx, memberId).forUpdate().execute().then(readPasskeys);
}

function passkeys(tx: Tx, memberId: string) {
  return tx
    .selectFrom('second_factor')
    .select([
      'factor_id as factorId',
      'credential_id as credentialId',
      'public_key as publicKey',
      'sign_count as signCount',
      'transports',
      'last_used_at as lastUsedAt',
    ])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'PASSKEY')
    .orderBy('factor_id');
}

function readPasskeys(rows: Awaited<ReturnType<ReturnType<typeof passkeys>['execute']>>): PasskeyRow[] {
  return rows.flatMap(({ credentialId, publicKey, signCount, ...row }) =>
    credentialId === null || publicKey === null ? [] : [{ ...row, credentialId, publicKey, signCount: signCount ?? 0 }],
  );
}

/** An authenticator's code of this step was used. */
export async function saveStepUsed(tx: Tx, factorId: string, step: number, at: Date): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ last_step: step, last_used_at: at })
    .where('factor_id', '=', factorId)
    .execute();
}

/** A passkey was used. */
export async function savePasskeyUsed(tx: Tx, factorId: string, signCount: number, at: Date): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ sign_count: signCount, last_used_at: at })
    .where('factor_id', '=', factorId)
    .execute();
}

/** The encrypted secrets of all authenticators, in the order in which they are locked. */
export async function listSealedSecrets(tx: Tx): Promise<{ factorId: string; sealed: Buffer }[]> {
  const rows = await tx
    .selectFrom('second_factor')
    .select(['factor_id as factorId', 'sealed_secret as sealed'])
    .where('sealed_secret', 'is not', null)
    .orderBy('factor_id')
    .forUpdate()
    .execute();
  return rows.flatMap(({ factorId, sealed }) => (sealed === null ? [] : [{ factorId, sealed }]));
}

export async function saveSealedSecret(tx: Tx, factorId: string, sealed: Buffer): Promise<void> {
  await tx.updateTable('second_factor').set({ sealed_secret: sealed }).where('factor_id', '=', factorId).execute();
}
