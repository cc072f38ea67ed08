import type { AcademyBody } from '@atrium/domain/academy/academyForm.ts';
import { z } from 'zod';
import type { SavedAcademy } from '../../../base/site.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis, jsonColumn } from '../../../base/sql/fragments.ts';

const savedBody = jsonColumn('academy_settings', 'body', z.record(z.string(), z.unknown()));

/** The settings that were saved last; null when none were. */
export async function findSettings(tx: Db | Tx): Promise<SavedAcademy | null> {
  const newest = tx.selectFrom('academy_settings as s').select(['s.version', savedBody('s').as('body')]);
  return (await newest.orderBy('s.version', 'desc').limit(1).executeTakeFirst()) ?? null;
}

/** The newest versions of the settings; who saved one and is no member is a user at the command line. */
export async function listVersions(db: Db, count: number) {
  return db
    .selectFrom('academy_settings as s')
    .leftJoin('member as m', 'm.member_id', 's.saved_by')
    .select((eb) => [
      's.version',
      savedBody('s').as('body'),
      eb.fn.coalesce('m.display_name', 's.saved_by').as('savedByName'),
      epochMillis(eb.ref('s.saved_at')).as('savedAt'),
    ])
    .orderBy('s.version', 'desc')
    .limit(count)
    .execute();
}

/** Adds a version of the settings, which counts from then on. */
export async function addVersion(
  tx: Tx,
  {
    version,
    body,
    by,
    at,
  }: { readonly version: number; readonly body: AcademyBody; readonly by: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('academy_settings')
    .values({ version, body: JSON.stringify(body), saved_by: by, saved_at: at })
    .execute();
}
