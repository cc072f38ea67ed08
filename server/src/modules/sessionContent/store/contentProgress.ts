import type { Tx } from '../../../base/sql/db.ts';
import { rowsOf } from '../../../base/sql/fragments.ts';
import { userSession, type UserSessionRow } from '../../catalogue/types.ts';
import type { ProgressStatus, ProgressType } from '../types.ts';

/** A node of a session's content that progress may be recorded for, with its session for one member. */
export interface ProgressNode {
  readonly sessionContentId: string;
  readonly kind: string;
  readonly containerType: string | null;
  readonly data: unknown;
  /** When the first of a project's buttons opens; null when one never waits. */
  readonly opensAt: Date | null;
  readonly session: UserSessionRow;
}

/** A node with its session for a member; null for an unknown one. */
export async function findProgressNode(
  tx: Tx,
  memberId: string,
  sessionContentId: string,
): Promise<ProgressNode | null> {
  const row = await tx
    .selectFrom('session_content as n')
    .innerJoin(rowsOf('session_facts', [memberId], 'f'), 'f.session_id', 'n.session_id')
    .select((eb) => [
      'n.session_content_id as sessionContentId',
      'n.kind',
      'n.container_type as containerType',
      'n.data',
      userSession('f').as('session'),
      eb
        .selectFrom('session_content as button')
        .select((inner) =>
          inner
            .case()
            .when(inner.fn.countAll(), '=', inner.fn.count('button.enabled_at'))
            .then(inner.fn.min('button.enabled_at'))
            .end()
            .as('at'),
        )
        .whereRef('button.parent_id', '=', 'n.session_content_id')
        .where('button.kind', '=', 'CTA_BUTTON')
        .as('opensAt'),
    ])
    .where('n.session_content_id', '=', sessionContentId)
    .where('n.archived_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a node until the transaction ends; false when it was taken out of its session. */
export async function lockNode(tx: Tx, sessionContentId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('session_content')
    .select('session_content_id')
    .where('session_content_id', '=', sessionContentId)
    .where('archived_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a member's progress; true when it has changed. */
export async function saveProgress(
  tx: Tx,
  progress: {
    readonly memberId: string;
    readonly sessionContentId: string;
    readonly type: ProgressType;
    readonly status: ProgressStatus;
    readonly now: Date;
  },
): Promise<boolean> {
  const { memberId, sessionContentId, type, status, now } = progress;
  const saved = await tx
    .insertInto('content_progress')
    .values((eb) => ({
      member_id: memberId,
      session_content_id: sessionContentId,
      customer_id: eb.selectFrom('member').select('customer_id').where('member_id', '=', memberId),
      type,
      status,
      changed_at: now,
    }))
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'session_content_id', 'type'])
        .doUpdateSet({ status, changed_at: now })
        .where('content_progress.status', '<>', status),
    )
    .returning('status')
    .executeTakeFirst();
  return saved !== undefined;
}
