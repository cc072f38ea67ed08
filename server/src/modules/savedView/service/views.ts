import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { longestViewQuery, mostViews, savedViewForm } from '@atrium/domain/view/savedViewForm.ts';
import type { StaffContext } from '../../../base/context.ts';
import { reachOf } from '../../../base/documentKind.ts';
import { lock } from '../../../base/sql/lock.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { isUuid } from '../../../base/text/isUuid.ts';
import { withoutNul } from '../../../base/text/withoutNul.ts';
import { countViewsOf, findView, listViewsOf, removeViewOf, saveViewRow } from '../store/views.ts';
import type { SavedView } from '../types.ts';

type Caller = Pick<StaffContext, 'db' | 'staff' | 'documentKinds'>;

/** The list of people; the others are called as their kinds of documents. */
const peoplePage = 'people';

/** Whether the caller may read a list at all: a view tells what is looked for there. */
function mayRead({ staff, documentKinds }: Caller, page: string): boolean {
  if (page === peoplePage) return staffReach(staff, 'person.read') !== null;
  const kind = documentKinds.find(({ definition }) => definition.kind === page);
  return kind !== undefined && reachOf(kind, staff, 'read') !== null;
}

/** Whether others may share with the caller what they look for: a view of people has names, addresses and companies. */
function maySeeShared({ staff, documentKinds }: Caller, page: string): boolean {
  const kind = documentKinds.find(({ definition }) => definition.kind === page);
  if (kind !== undefined) return reachOf(kind, staff, 'read') === 'all';
  return staffReach(staff, 'person.read') === 'all' && staffReach(staff, 'address.read') === 'all';
}

/**
 * The views of a list that the caller has: their own, and those that others share (STU-04). Refuses with NOT_FOUND for
 * a list that they may not read.
 */
export async function listSavedViews(caller: Caller, page: string): Promise<Result<readonly SavedView[]>> {
  if (!mayRead(caller, page)) return refuse('NOT_FOUND');
  const { memberId } = caller.staff;
  const rows = await listViewsOf(caller.db, { memberId, page, withShared: maySeeShared(caller, page) });
  return ok(
    rows.map(({ memberId: ownerId, ownerName, ...view }) => ({
      ...view,
      isMine: ownerId === memberId,
      ownerName: ownerId === memberId ? null : ownerName,
    })),
  );
}

export interface ViewInput {
  readonly savedViewId: string;
  readonly page: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
}

/**
 * Saves a view of the caller, or changes the one of this id (STU-04). Refuses with NOT_FOUND for a list that they may
 * not read and a view of somebody else, with CONFLICT for a name that another of theirs has, and with INVALID_INPUT for
 * no name, for what is no query, and for more than `mostViews`.
 */
export async function saveView(caller: Caller, input: ViewInput): Promise<Result<SavedView>> {
  const { savedViewId, page, isShared } = input;
  const { memberId } = caller.staff;
  if (!mayRead(caller, page)) return refuse('NOT_FOUND');
  if (!isUuid(savedViewId)) return refuse('INVALID_INPUT', { field: 'savedViewId' });
  const name = withoutNul(input.name.trim());
  const [fault] = savedViewForm.name({ name });
  if (fault !== undefined) return refuse('INVALID_INPUT', { reason: fault, field: 'name' });
  const query = withoutNul(input.query);
  if (query.length > longestViewQuery || !(query === '' || query.startsWith('?')))
    return refuse('INVALID_INPUT', { reason: 'This is no address of the list.', field: 'query' });
  return transaction(caller.db, async (tx): Promise<Result<SavedView>> => {
    // two presses at once are counted one after the other
    await lock(tx, `saved-view/${memberId}`);
    const known = await findView(tx, savedViewId);
    if (known !== null && (known.memberId !== memberId || known.page !== page)) return refuse('NOT_FOUND');
    if (known === null && (await countViewsOf(tx, memberId)) >= mostViews)
      return refuse('INVALID_INPUT', {
        reason: `You have ${String(mostViews)} views. Remove one first.`,
        field: 'name',
      });
    const row = { savedViewId, memberId, page, name, query, isShared };
    if (!(await saveViewRow(tx, row)))
      return refuse('CONFLICT', { reason: 'You have a view of this name already.', field: 'name' });
    return ok({ savedViewId, name, query, isShared, isMine: true, ownerName: null });
  });
}

/** Removes a view of the caller; one that is gone changes nothing. Refuses with NOT_FOUND for one of somebody else. */
export async function removeSavedView(caller: Caller, savedViewId: string): Promise<Result<object>> {
  if (!isUuid(savedViewId)) return refuse('NOT_FOUND');
  return transaction(caller.db, async (tx): Promise<Result<object>> => {
    const known = await findView(tx, savedViewId);
    if (known !== null && known.memberId !== caller.staff.memberId) return refuse('NOT_FOUND');
    await removeViewOf(tx, caller.staff.memberId, savedViewId);
    return ok({});
  });
}
