import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { encodeFilm } from './service/encodeFilm.ts';

export const jobs: JobHandlers<'film.encode'> = { 'film.encode': encodeFilm };
