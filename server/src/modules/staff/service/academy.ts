import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { isOwned } from '../store/team.ts';
import type { Academy } from '../types.ts';

/** The databases whose academy was seen to have an owner; the last one cannot leave (STF-04). */
const owned = new WeakSet<Db>();

/** What pages show to visitors of the academy. Once it has an owner this costs no query. */
export async function getAcademy({ db }: Pick<Context, 'db'>): Promise<Academy> {
  if (owned.has(db)) return { isOpen: true };
  const isOpen = await isOwned(db);
  if (isOpen) owned.add(db);
  return { isOpen };
}

/** Refuses with ACADEMY_NOT_OPEN while nobody owns the academy: nobody signs up, registers or buys (BEG-03). */
export async function requireOpen(tx: Tx): Promise<Result<null>> {
  return (await isOwned(tx)) ? ok(null) : refuse('ACADEMY_NOT_OPEN');
}
