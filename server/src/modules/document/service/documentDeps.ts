import { refuseStaff, staffReach, type StaffOperation } from '@atrium/domain/access/staffOperations.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { StaffContext } from '../../../base/context.ts';
import { operationOf, type DocumentKind, type Doing } from '../../../base/documentKind.ts';
import { staffDeps } from '../../../base/staffDeps.ts';
import type { DocumentDeps } from '../types.ts';

/** The operations of all kinds: one of them opens the calls, and then the kind decides. */
export const operationsOfKinds = {
  read: ['document.read', 'pass.read'],
  write: ['document.write', 'pass.write'],
  publish: ['document.publish', 'pass.write'],
} as const satisfies Readonly<Record<Doing, readonly StaffOperation[]>>;

/** Whether somebody may change the documents of a kind, and so read what its drafts keep secret. */
export function mayWrite({ by }: Pick<DocumentDeps, 'by'>, kind: DocumentKind): boolean {
  return by.kind !== 'person' || staffReach(by, operationOf(kind, 'write')) === 'all';
}

/**
 * What a call about a document of this kind needs. Refuses with FORBIDDEN those of the team whose roles do not include
 * it, and with NOT_FOUND those whose roles reach their own courses or companies alone: no kind belongs to one yet
 * (STF-01). Other kinds that they may not touch are as if there were none, where the call names one of these as well.
 */
export function documentDeps(
  ctx: Pick<StaffContext, 'db' | 'now' | 'staff' | 'documentKinds'>,
  { doing, kind: name }: { readonly doing: Doing; readonly kind: string },
): Result<DocumentDeps> {
  const { documentKinds: all, staff } = ctx;
  const reached = (kind: DocumentKind) => staffReach(staff, operationOf(kind, doing));
  const documentKinds = all.filter((kind) => reached(kind) === 'all');
  const asked = all.find(({ definition }) => definition.kind === name);
  if (asked !== undefined && reached(asked) !== 'all') {
    const refusal = refuseStaff({ staff }, operationOf(asked, doing));
    return refusal === null ? refuse('NOT_FOUND') : { ok: false, refusal };
  }
  return documentKinds.length === 0 ? refuse('NOT_FOUND') : ok({ ...staffDeps(ctx), documentKinds });
}
