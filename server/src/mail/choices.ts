import { mailKinds, mailKindWords, type MailKind } from '@atrium/domain/privacy/mailKinds.ts';
import { newToken } from '../base/secretLink.ts';
import type { Tx } from '../base/sql/db.ts';
import type { Letter } from './layout.ts';

/** Whether a member gets one kind of mail. */
export interface MailChoice {
  readonly kind: MailKind;
  readonly isWanted: boolean;
}

/**
 * What the member with this address has chosen about a kind of mail, and the link that ends it; null when nobody has
 * the address. The link is made with the first mail of its kind.
 */
export async function findMailChoice(
  tx: Tx,
  address: string,
  kind: MailKind,
): Promise<{ readonly isWanted: boolean; readonly unsubscribe: NonNullable<Letter['unsubscribe']> } | null> {
  const find = () =>
    tx
      .selectFrom('member as m')
      .leftJoin('mail_choice as c', (join) => join.onRef('c.member_id', '=', 'm.member_id').on('c.kind', '=', kind))
      .select(['m.member_id as memberId', 'c.token', 'c.unwanted_since as unwantedSince'])
      .where('m.email', '=', address)
      .executeTakeFirst();
  let found = await find();
  if (found?.token === null) {
    await addChoice(tx, found.memberId, kind);
    // another mail may have made it at the same time
    found = await find();
  }
  if (found === undefined || found.token === null) return null;
  return {
    isWanted: found.unwantedSince === null,
    unsubscribe: { label: `No more ${mailKindWords[kind].noun}`, path: `/unsubscribe/${found.token}` },
  };
}

async function addChoice(tx: Tx, memberId: string, kind: MailKind): Promise<void> {
  await tx
    .insertInto('mail_choice')
    .values({ member_id: memberId, kind, token: newToken() })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doNothing())
    .execute();
}

/** Every kind of mail that a member may do without, and whether they get it. */
export async function listMailChoices(tx: Tx, memberId: string): Promise<MailChoice[]> {
  const rows = await tx
    .selectFrom('mail_choice')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('unwanted_since', 'is not', null)
    .execute();
  return mailChoicesOf(rows.map(({ kind }) => kind));
}

/** The same, from the kinds that they do without. */
export function mailChoicesOf(unwanted: readonly string[]): MailChoice[] {
  return mailKinds.map((kind) => ({ kind, isWanted: !unwanted.includes(kind) }));
}

/** Saves whether a member gets a kind of mail; repeating it changes nothing. */
export async function saveMailChoice(
  tx: Tx,
  { memberId, kind, isWanted, now }: MailChoice & { readonly memberId: string; readonly now: Date },
): Promise<void> {
  await addChoice(tx, memberId, kind);
  await tx
    .updateTable('mail_choice')
    .set({ unwanted_since: isWanted ? null : now })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('unwanted_since', isWanted ? 'is not' : 'is', null)
    .execute();
}

/** Whose link this is, and to what kind of mail; null for an unknown token. */
export async function findTokenOwner(
  tx: Tx,
  token: string,
): Promise<{ readonly memberId: string; readonly kind: MailKind } | null> {
  const found = await tx
    .selectFrom('mail_choice')
    .select(['member_id as memberId', 'kind'])
    .where('token', '=', token)
    .executeTakeFirst();
  const kind = mailKinds.find((item) => item === found?.kind);
  return found === undefined || kind === undefined ? null : { memberId: found.memberId, kind };
}
