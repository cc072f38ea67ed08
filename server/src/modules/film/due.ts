import type { DueWork } from '../../base/jobs/due.ts';
import { removeAbandonedFilms } from './service/removeAbandonedFilms.ts';

export const dueWork: readonly DueWork[] = [{ name: 'film.removeAbandoned', run: removeAbandonedFilms }];
