import { people } from '@atrium/content/people.ts';
import { resolve } from '@atrium/content/when.ts';
import type { Db, Tx } from '../base/db.ts';
import { loadRows } from '../base/load.ts';
import { findSetting, saveSetting } from '../base/setting.ts';
import type { Tables } from '../base/tables.ts';
import { loadStandings } from '../modules/entitlement/service/standings.ts';
import { seedPasswords } from '../modules/identity/service/setPassword.ts';
import { hashPassword } from '../modules/identity/service/password.ts';
import { demoPassword } from './accounts.ts';
import type { At } from './at.ts';

const loadedAt = 'demo.loadedAt';

/**
 * Loads the demo data into an empty database in one transaction; does nothing when it was loaded before. `now`: the
 * first start, epoch milliseconds, to which all dates are relative.
 */
export async function loadDemoWorld(db: Db, now: number): Promise<void> {
  if ((await findSetting(db, loadedAt)) !== null) return;
  // loaded later, because only the first start needs the data
  const { demoRows } = await import('./rows.ts');
  const passwordHash = await hashPassword(demoPassword);
  if (passwordHash === null) throw new Error('The demo password could not be hashed.');
  await db.transaction().execute(async (tx) => {
    const at: At = (when) => new Date(resolve(when, now)).toISOString();
    const tables = demoRows(at, now);
    for (const table of order) await loadRows(tx, table, tables[table]);
    await loadPasswords(tx, passwordHash);
    await loadStandings(
      tx,
      people.map((person) => person.memberId),
      now,
    );
    await saveSetting(tx, loadedAt, now);
  });
}

/** The tables, each after those that it references. */
const order = [
  'customer',
  'member',
  'entitlement',
  'entitlement_grant',
  'flag',
  'faculty',
  'course',
  'course_faculty',
  'session',
  'meeting',
  'video',
  'page_content',
  'session_content',
  'group_video',
  'session_seat',
  'enrollment',
  'attendance',
  'video_progress',
  'content_progress',
  'course_completion',
  'course_badge',
  'bookmark',
  'metering_use',
  'member_event',
  'member_event_rsvp',
] as const satisfies readonly (keyof Tables)[];

async function loadPasswords(tx: Tx, hash: string): Promise<void> {
  for (const maySignIn of [true, false]) {
    const members = people.filter((person) => person.passwordLogin === maySignIn).map((person) => person.memberId);
    await seedPasswords(tx, members, hash, maySignIn);
  }
}
