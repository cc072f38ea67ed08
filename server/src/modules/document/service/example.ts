import type { DocumentBody, DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isArchived } from '../store/archive.ts';
import { findDraft } from '../store/drafts.ts';
import { findNewestRevision } from '../store/revisions.ts';
import type { DocumentDeps } from '../types.ts';
import { kindOf } from './kindOf.ts';
import { publishOne } from './publishOne.ts';

/**
 * Publishes a document of the example academy in a transaction that has locked it, by the rules of its kind and without
 * a history (BEG-05). Answers with what its tables hold then. Refuses with CONFLICT where the team has one of its own
 * by that id, published, as a draft or in its history, and as `publishOne` does.
 */
export async function publishExample(
  tx: Tx,
  deps: DocumentDeps,
  given: DocumentKey & { readonly body: DocumentBody },
): Promise<Result<{ readonly body: DocumentBody; readonly mailed: number }>> {
  const own = await findOwn(tx, deps, given);
  if (own !== null) return refuse('CONFLICT', { reason: own });
  const published = await publishOne(tx, deps, { ...given, version: null, note: '', isChecked: true, isExample: true });
  if (!published.ok) return published;
  const body = await loadExample(tx, deps, given);
  if (body === null) throw new Error(`${given.kind} ${given.id} was published and is not there`);
  return ok({ body, mailed: published.value.mailed });
}

/** What the team has of its own by the id of one that is to be published, a sentence; null: nothing. */
async function findOwn(tx: Tx, deps: DocumentDeps, key: DocumentKey): Promise<string | null> {
  const kind = kindOf(deps, key);
  if (!kind.ok) return null;
  const end = 'Remove the example academy, or go on without it.';
  if ((await findDraft(tx, key)) !== null) return `The team has a draft by this id. Discard the draft, or: ${end}`;
  const before = await kind.value.load(tx, key.id);
  // a session that was published before its content has none, which is a body without anything in it
  const isThere = before !== null && !isSame(before, kind.value.definition.empty);
  if (isThere) return `The team has one of its own by this id. ${end}`;
  return (await findNewestRevision(tx, key)) === null ? null : `The team had one of its own by this id. ${end}`;
}

/** What the tables of a document hold; null when it is gone. */
export async function loadExample(tx: Tx, deps: DocumentDeps, key: DocumentKey): Promise<DocumentBody | null> {
  const kind = kindOf(deps, key);
  return kind.ok ? kind.value.load(tx, key.id) : null;
}

/** What is known of one of the example academy, before it is removed. */
export interface ExampleState {
  readonly title: string;
  /** What the team and members did with it, a sentence each. */
  readonly touched: readonly string[];
}

/**
 * What people did with a document of the example academy: the team, which published or archived it, and members, as its
 * kind knows it. `body`: what its tables hold; null when it is gone.
 */
export async function findExampleState(
  tx: Tx,
  deps: DocumentDeps,
  { body, ...key }: DocumentKey & { readonly body: DocumentBody },
): Promise<ExampleState> {
  const kind = kindOf(deps, key);
  if (!kind.ok) throw new Error(`the example academy has a ${key.kind} of another program`);
  const { history } = await (kind.value.example ?? kind.value).usesOf(tx, key.id);
  return {
    title: kind.value.definition.titleOf(body),
    touched: [
      ...((await findNewestRevision(tx, key)) === null ? [] : ['The team has changed it.']),
      ...((await isArchived(tx, key)) ? ['The team has archived it.'] : []),
      ...history,
    ],
  };
}

/**
 * Removes one of the example academy, in a transaction that has locked it and after what it names was asked for.
 * Answers with what still names it, a sentence each; then it is not removed.
 */
export async function removeExample(tx: Tx, deps: DocumentDeps, key: DocumentKey): Promise<readonly string[]> {
  const kind = kindOf(deps, key);
  if (!kind.ok) throw new Error(`the example academy has a ${key.kind} of another program`);
  const end = kind.value.example ?? kind.value;
  const { users } = await end.usesOf(tx, key.id);
  if (users.length === 0) await end.remove(tx, key.id);
  return users;
}
