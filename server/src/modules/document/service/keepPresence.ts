import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { minute, second } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { withoutNul } from '../../../base/text/withoutNul.ts';
import { findDraft } from '../store/drafts.ts';
import { addPresence, listPresent, removePresence, savePresence } from '../store/presence.ts';
import type { DocumentDeps, Present } from '../types.ts';
import { kindOf, notFoundWords } from './kindOf.ts';

/** For how long somebody counts as here whose page has said nothing since: a page says so each ten seconds. */
const staysFor = 18 * second;
/** The longest path of a field. */
const longestField = 200;

/**
 * Says that somebody of the team has a document open, and in which field they are; '' for none. Answers with who else
 * has (DOC-02). A page that is closed says nothing any more. Refuses with NOT_FOUND for a document that there is not,
 * or that they may not read.
 */
export async function keepPresence(
  deps: DocumentDeps,
  { memberId, field, ...key }: DocumentKey & { readonly memberId: string; readonly field: string },
): Promise<Result<readonly Present[]>> {
  const kind = kindOf(deps, key);
  if (!kind.ok) return kind;
  const { db } = deps;
  const here = { ...key, memberId, field: withoutNul(field).slice(0, longestField), now: new Date(deps.now) };
  if (!(await savePresence(db, here))) {
    // asked with the first of many, because a document may be long
    const isThere = (await findDraft(db, key)) !== null || (await kind.value.load(db, key.id)) !== null;
    if (!isThere) return refuse('NOT_FOUND', { reason: notFoundWords(key) });
    await transaction(db, (tx) => addPresence(tx, here));
  }
  return ok(await listPresent(db, key, { but: memberId, since: new Date(deps.now - staysFor) }));
}

/** Forgets who has no document open any more. */
export async function forgetPresence({ db, now }: Context): Promise<void> {
  await transaction(db, (tx) => removePresence(tx, new Date(now - minute)));
}
