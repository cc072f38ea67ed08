import type { SignOnFault } from '@atrium/domain/company/signOnTest.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import type { RealmRow } from './realms.ts';

/** How the people of a company are to sign in, with how its last test ended; instants in epoch milliseconds. */
export interface SignOnDraftRow extends Omit<RealmRow, 'realmId' | 'isPublicOnly' | 'onSince'> {
  readonly revision: string;
  readonly savedAt: number;
  readonly testedAt: number | null;
  /** Null without a test, and when it passed. */
  readonly testFault: SignOnFault | null;
  readonly testWords: string | null;
  readonly testClaims: readonly string[];
}

/** The draft of a company; null when it has none. */
export async function findDraft(db: Db, customerId: string): Promise<SignOnDraftRow | null> {
  const found = await db
    .selectFrom('sign_on_draft')
    .select((eb) => [
      'customer_id as customerId',
      'revision',
      'kind',
      'issuer',
      'client_id as clientId',
      'sealed_client_secret as sealedClientSecret',
      'sso_url as ssoUrl',
      'certificates',
      epochMillis(eb.ref('saved_at')).as('savedAt'),
      epochMillis(eb.ref('tested_at')).as('testedAt'),
      'test_fault as testFault',
      'test_words as testWords',
      'test_claims as testClaims',
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (found === undefined) return null;
  // written by `saveTest` alone
  const testFault = found.testFault as SignOnFault | null;
  return { ...found, kind: found.kind === 'OIDC' ? 'OIDC' : 'SAML', testFault };
}

/** A draft as it is saved, which nobody has tested yet. */
export type NewSignOnDraft = Pick<
  SignOnDraftRow,
  'revision' | 'customerId' | 'kind' | 'issuer' | 'clientId' | 'sealedClientSecret' | 'ssoUrl' | 'certificates'
>;

/** Saves a draft in place of the one that the company has. */
export async function saveDraft(tx: Tx, draft: NewSignOnDraft, at: Date): Promise<void> {
  const values = {
    revision: draft.revision,
    kind: draft.kind,
    issuer: draft.issuer,
    client_id: draft.clientId,
    sealed_client_secret: draft.sealedClientSecret,
    sso_url: draft.ssoUrl,
    certificates: [...draft.certificates],
    saved_at: at,
    tested_at: null,
    test_fault: null,
    test_words: null,
    test_claims: [],
  };
  await tx
    .insertInto('sign_on_draft')
    .values({ customer_id: draft.customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute();
}

export async function removeDraft(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('sign_on_draft').where('customer_id', '=', customerId).execute();
}

/** How a test ended. */
export interface SignOnTestEnd {
  readonly customerId: string;
  readonly revision: string;
  readonly at: Date;
  readonly fault: SignOnFault | null;
  /** The sentence that says so; without what the provider sent of the person. */
  readonly words: string | null;
  readonly claims: readonly string[];
}

/** Saves how a test ended, of the revision that it has tested; of another one it says nothing. */
export async function saveTest(tx: Tx, end: SignOnTestEnd): Promise<void> {
  await tx
    .updateTable('sign_on_draft')
    .set({ tested_at: end.at, test_fault: end.fault, test_words: end.words, test_claims: [...end.claims] })
    .where('customer_id', '=', end.customerId)
    .where('revision', '=', end.revision)
    .execute();
}

/** The secrets of drafts, as they are stored. */
export function listSealedDraftSecrets(tx: Tx): Promise<{ customerId: string; sealed: Buffer | null }[]> {
  return tx
    .selectFrom('sign_on_draft')
    .select(['customer_id as customerId', 'sealed_client_secret as sealed'])
    .where('sealed_client_secret', 'is not', null)
    .execute();
}

export async function saveSealedDraftSecret(tx: Tx, customerId: string, sealed: Buffer): Promise<void> {
  await tx
    .updateTable('sign_on_draft')
    .set({ sealed_client_secret: sealed })
    .where('customer_id', '=', customerId)
    .execute();
}
