import { refuseStaff, staffReach, type StaffOperation } from '@atrium/domain/access/staffOperations.ts';
import type { DocumentBody, DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { StaffContext } from '../../../base/context.ts';
import { operationOf, reachOf, type DocumentKind, type Doing } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { staffDeps } from '../../../base/staffDeps.ts';
import { isDocumentOfCourses, isSessionKnown } from '../store/courses.ts';
import type { DocumentDeps, Draft, ReachingDeps } from '../types.ts';
import { notFoundWords } from './kindOf.ts';

/** The operations of all kinds: one of them opens the calls, and then the kind decides. */
export const operationsOfKinds = {
  read: ['document.read', 'library.read', 'pass.read', 'letter.read'],
  write: ['document.write', 'pass.write'],
  publish: ['document.publish', 'pass.write'],
} as const satisfies Readonly<Record<Doing, readonly StaffOperation[]>>;

/** Whether somebody may change the documents of a kind, and so read what its drafts keep secret. */
export function mayWrite({ by }: Pick<DocumentDeps, 'by'>, kind: DocumentKind): boolean {
  return by.kind !== 'person' || staffReach(by, operationOf(kind, 'write')) === 'all';
}

type Caller = Pick<StaffContext, 'db' | 'now' | 'staff' | 'documentKinds'>;

/**
 * What a call about the documents of a kind needs. Refuses with FORBIDDEN those of the team whose roles do not include
 * it. Whoever teaches reaches the kinds that belong to courses, and of these what is of their own courses; every other
 * kind is to them as if there were none (STF-01). Kinds that the caller may not touch are left out, where the call
 * names one of these as well.
 */
export function documentDeps(
  ctx: Caller,
  { doing, kind: name }: { readonly doing: Doing; readonly kind: string },
): Result<ReachingDeps> {
  const { documentKinds: all, staff } = ctx;
  const reaches = new Map(all.map((kind) => [kind, reachOf(kind, staff, doing)]));
  const documentKinds = all.filter((kind) => (reaches.get(kind) ?? null) !== null);
  const asked = all.find(({ definition }) => definition.kind === name);
  if (asked !== undefined && !documentKinds.includes(asked)) {
    const refusal = refuseStaff({ staff }, operationOf(asked, doing));
    return refusal === null ? refuse('NOT_FOUND') : { ok: false, refusal };
  }
  const own = [...reaches.values()].find((reach) => reach !== null && reach !== 'all');
  return documentKinds.length === 0
    ? refuse('NOT_FOUND')
    : ok({ ...staffDeps(ctx), documentKinds, courseIds: own?.courseIds ?? null });
}

/** The same of one document. Refuses with NOT_FOUND, as if there were none, where it is of a course of others. */
export async function depsOfDocument(
  ctx: Caller,
  { doing, ...key }: DocumentKey & { readonly doing: Doing },
): Promise<Result<ReachingDeps>> {
  const deps = documentDeps(ctx, { doing, kind: key.kind });
  if (!deps.ok || deps.value.courseIds === null) return deps;
  return (await isReached(ctx.db, deps.value, key)) ? deps : refuse('NOT_FOUND', { reason: notFoundWords(key) });
}

/** Whether a document is of the courses of the caller, where only these are reached. */
export async function isReached(
  tx: Tx,
  { documentKinds, courseIds }: Pick<ReachingDeps, 'documentKinds' | 'courseIds'>,
  key: DocumentKey,
): Promise<boolean> {
  const kind = documentKinds.find(({ definition }) => definition.kind === key.kind);
  return kind !== undefined && isDocumentOfCourses(tx, kind, { id: key.id, courseIds });
}

/**
 * What saving a draft needs: of a new session the body says of which course it is. Refuses as `depsOfDocument` does,
 * and with INVALID_INPUT where the course would be one of others.
 */
export async function depsOfSave(
  ctx: Caller,
  { body, isPart, ...key }: DocumentKey & { readonly body: DocumentBody; readonly isPart: boolean },
): Promise<Result<ReachingDeps>> {
  const deps = documentDeps(ctx, { doing: 'write', kind: key.kind });
  if (!deps.ok || deps.value.courseIds === null) return deps;
  const names = key.kind === 'session' && (!isPart || body['courseId'] !== undefined);
  const isTheirs = !names || isOneOf(deps.value.courseIds, body['courseId']);
  const isNew = key.kind === 'session' && !isPart && !(await isSessionKnown(ctx.db, key.id));
  if (!isNew && !(await isReached(ctx.db, deps.value, key))) return refuse('NOT_FOUND', { reason: notFoundWords(key) });
  return isTheirs ? deps : refuse('INVALID_INPUT', { reason: 'Choose a course that you teach.' });
}

/**
 * What copying a document needs. Whoever teaches copies sessions, to an id that no session has had: a course that is
 * begun is not theirs yet. Safe to repeat.
 */
export async function depsOfCopy(
  ctx: Caller,
  { newId, ...key }: DocumentKey & { readonly newId: string },
): Promise<Result<ReachingDeps>> {
  const deps = await depsOfDocument(ctx, { doing: 'write', ...key });
  if (!deps.ok || deps.value.courseIds === null) return deps;
  const isTheirs =
    key.kind === 'session' &&
    (!(await isSessionKnown(ctx.db, newId)) || (await isReached(ctx.db, deps.value, { ...key, id: newId })));
  return isTheirs ? deps : refuse('NOT_FOUND', { reason: notFoundWords(key) });
}

const isOneOf = (courseIds: readonly string[], courseId: unknown): boolean =>
  typeof courseId === 'string' && courseIds.includes(courseId);

/**
 * Why somebody who teaches may not save this body over a draft, under the lock on the document; null where they may.
 * One that is published by itself is the editor's who has looked at it, and no body moves a session to another course.
 */
export function refuseOwn(
  { courseIds = null }: DocumentDeps,
  { kind, draft, body }: { readonly kind: string; readonly draft: Draft | null; readonly body: DocumentBody | null },
): Refused | null {
  if (courseIds === null) return null;
  if ((draft?.publishAt ?? null) !== null)
    return refuse('CONFLICT', { reason: 'It is to be published by itself, as an editor has seen it. Ask them first.' });
  return kind === 'session' && body !== null && !isOneOf(courseIds, body['courseId'])
    ? refuse('INVALID_INPUT', { reason: 'Choose a course that you teach.' })
    : null;
}
