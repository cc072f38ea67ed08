import { failure, fine } from '@atrium/domain/health/findings.ts';
import { runtimeRole } from '../../../../base/sql/db.ts';
import { findRights } from '../../store/database.ts';
import type { HealthCheck } from '../../types.ts';

/** Tables that requests never read. */
export const ownersTables: readonly string[] = ['migration', 'sql_function'];

/** Whether requests are served by a role that may do no more and no less than it needs (THR-66). */
export const rights: HealthCheck = {
  id: 'rights',
  title: 'Rights in the database',
  run: async ({ db }) => {
    const { role, isSuperuser, open, closed } = await findRights(db, ownersTables);
    if (role !== runtimeRole || isSuperuser)
      return failure(
        `Requests are served as ${role}${isSuperuser ? ', whom no rule of the database holds back' : ''}.`,
        `Take superuser and bypassrls from ${runtimeRole} (docs/operations.md, A production site), and start again.`,
      );
    if (open.length > 0)
      return failure(
        `The wall between companies is open for ${named(open)}.`,
        `Let the owner of the database, and not ${runtimeRole}, own these tables.`,
      );
    if (closed.length > 0)
      return failure(
        `${runtimeRole} may not read ${named(closed)}.`,
        'Restore the backup again with its rights (docs/operations.md, Backup and upgrade).',
      );
    return fine(`Requests are served as ${role}, within its rights.`);
  },
};

function named(tables: readonly string[]): string {
  const rest = tables.length - 5;
  return tables.slice(0, 5).join(', ') + (rest > 0 ? ` and ${String(rest)} more` : '');
}
