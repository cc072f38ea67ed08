import type { Log } from '../../../base/process/log.ts';
import type { Academy } from '../../../base/site.ts';
import type { Db } from '../../../base/sql/db.ts';
import type { Listener } from '../../../base/sql/listener.ts';
import { isOutage, logOutage } from '../../../base/sql/outage.ts';
import { findSettings } from '../store/settings.ts';

/** Reads the saved settings into the memory of the process. */
export async function readSettings(academy: Academy, db: Db): Promise<void> {
  const saved = await findSettings(db);
  if (saved !== null) academy.take(saved);
}

/**
 * Reads the settings, and again whenever any process has saved them: pages and mails then read them without a query.
 * While the database is away they stay as they are.
 */
export async function keepAcademy(
  academy: Academy,
  { db, listener, log }: { readonly db: Db; readonly listener: Listener; readonly log: Log },
): Promise<void> {
  await listener.on('academy_changed', () => {
    readSettings(academy, db).catch((error: unknown) => {
      if (isOutage(error)) logOutage(log, error);
      else log.error({ err: error }, 'the settings of the academy could not be read');
    });
  });
  await readSettings(academy, db);
}
