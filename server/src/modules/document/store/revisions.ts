import type { DocumentBody, DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { z } from 'zod';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis, jsonColumn } from '../../../base/sql/fragments.ts';
import type { Revision, RevisionItem } from '../types.ts';

const revisionBody = jsonColumn('revision', 'body', z.record(z.string(), z.unknown()));

function revisions(tx: Tx, { kind, id }: DocumentKey) {
  return tx
    .selectFrom('revision as r')
    .select((eb) => [
      'r.number',
      revisionBody('r').as('body'),
      'r.note',
      'r.actor',
      epochMillis(eb.ref('r.at')).as('at'),
    ])
    .where('r.kind', '=', kind)
    .where('r.id', '=', id);
}

/** The newest published version; null when there is none. */
export async function findNewestRevision(tx: Tx, key: DocumentKey): Promise<Revision | null> {
  return (await revisions(tx, key).orderBy('r.number', 'desc').limit(1).executeTakeFirst()) ?? null;
}

/** A published version by its number; null for an unknown one. */
export async function findRevision(tx: Tx, key: DocumentKey, number: number): Promise<Revision | null> {
  return (await revisions(tx, key).where('r.number', '=', number).executeTakeFirst()) ?? null;
}

/**
 * The number of the revision that was published from a version of a draft, or that said the same already (0: there was
 * none); null when it was not published.
 */
export async function findPublishedNumber(tx: Tx, { kind, id }: DocumentKey, version: number): Promise<number | null> {
  const row = await tx
    .selectFrom('revision')
    .select('number')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('draft_version', '=', version)
    .executeTakeFirst();
  if (row !== undefined) return row.number;
  const ended = await tx
    .selectFrom('ended_draft')
    .select('revision')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return ended?.revision ?? null;
}

/**
 * Remembers how a draft has ended without a revision of its own: what it says was published as this revision already;
 * null: it was removed with its document.
 */
export async function addEndedDraft(
  tx: Tx,
  { kind, id, version }: DocumentKey & { readonly version: number },
  revision: number | null,
): Promise<void> {
  await tx.insertInto('ended_draft').values({ kind, id, version, revision }).execute();
}

/** Whether there was a document of this id that was removed before it was ever published. */
export async function isDraftRemoved(tx: Tx, { kind, id }: DocumentKey): Promise<boolean> {
  const row = await tx
    .selectFrom('ended_draft')
    .select('version')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('revision', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The published versions of a document, the newest first, below a number. */
export async function listRevisions(
  tx: Tx,
  { kind, id }: DocumentKey,
  { below, count }: { readonly below: number; readonly count: number },
): Promise<RevisionItem[]> {
  return tx
    .selectFrom('revision as r')
    .leftJoin('member as m', 'm.member_id', 'r.actor')
    .select((eb) => [
      'r.number',
      'r.note',
      'r.actor',
      epochMillis(eb.ref('r.at')).as('at'),
      eb.fn.coalesce('m.display_name', 'r.actor').as('actorName'),
    ])
    .where('r.kind', '=', kind)
    .where('r.id', '=', id)
    .where('r.number', '<', below)
    .orderBy('r.number', 'desc')
    .limit(count)
    .execute();
}

/** Who published the newest version of each of these documents, and when. */
export async function listNewest(
  tx: Tx,
  kind: string,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly by: string | null; readonly at: number }[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('revision as r')
    .leftJoin('member as m', 'm.member_id', 'r.actor')
    .distinctOn('r.id')
    .select((eb) => [
      'r.id',
      epochMillis(eb.ref('r.at')).as('at'),
      eb.fn.coalesce('m.display_name', 'r.actor').as('by'),
    ])
    .where('r.kind', '=', kind)
    .where('r.id', 'in', ids)
    .orderBy('r.id')
    .orderBy('r.number', 'desc')
    .execute();
}

/** Adds the next published version; the caller has locked the document. */
export async function addRevision(
  tx: Tx,
  { kind, id }: DocumentKey,
  revision: Omit<Revision, 'body' | 'at'> & {
    readonly body: DocumentBody;
    readonly at: Date;
    readonly draftVersion: number | null;
  },
): Promise<void> {
  const { number, body, note, actor, at, draftVersion } = revision;
  await tx
    .insertInto('revision')
    .values({ kind, id, number, body: JSON.stringify(body), note, actor, at, draft_version: draftVersion })
    .execute();
}
