import type { Context } from '../../../base/context.ts';
import { listRemovable, saveState } from '../store/films.ts';

const atOnce = 20;

/** Removes the bytes of films that were not uploaded within a week, or refused; their rows say so (MED-04). */
export async function removeAbandonedFilms(ctx: Context): Promise<void> {
  for (const { filmId, state, fault } of await listRemovable(ctx.db, new Date(ctx.now), atOnce)) {
    // no part is taken any more before its bytes go
    const to = { to: 'REFUSED', fault: fault ?? 'STOPPED', removableAt: new Date(ctx.now) } as const;
    if (!(await saveState(ctx.db, filmId, { from: [state], ...to }))) continue;
    await ctx.ports.films.removeArrived(filmId);
    await saveState(ctx.db, filmId, { from: ['REFUSED'], ...to, removableAt: null });
  }
}
