import { failure, fine } from '@atrium/domain/health/findings.ts';
import { findServer } from '../../store/database.ts';
import type { HealthCheck } from '../../types.ts';

const neededExtensions = ['citext', 'pg_trgm', 'unaccent'] as const;

/** The database server: its version, encoding, locale and extensions. */
export const database: HealthCheck = {
  id: 'database',
  title: 'Database',
  run: async ({ db }) => {
    const { version, encoding, lowered, extensions } = await findServer(db);
    const major = version.split('.')[0] ?? '';
    const missing = neededExtensions.filter((name) => !extensions.includes(name));
    if (encoding !== 'UTF8')
      return failure(
        `The database keeps texts as ${encoding}, which has no letters of most languages.`,
        `Create it with encoding 'UTF8' and restore a backup into it.`,
      );
    if (lowered !== 'ä')
      return failure(
        'The database has the locale C, which has no letters beyond ASCII: searching and sorting names fails.',
        'Create it with another locale, for example C.UTF-8, and restore a backup into it.',
      );
    if (missing.length > 0)
      return failure(
        `The database lacks ${missing.join(', ')}.`,
        `As its owner run: ${missing.map((name) => `create extension ${name};`).join(' ')}`,
      );
    return fine(`PostgreSQL ${major} answers.`);
  },
};
