import { day } from '@atrium/domain/time.ts';
import type pg from 'pg';
import { copyRows } from './copyRows.ts';
import { map } from './members.ts';
import { iso, memberId, type Ground } from './plan.ts';

const month = 31 * day;

/** Runs over the members, by their number: every `step`-th one. */
function* every(step: number, limit: number): Generator<number> {
  for (let index = 0; index < limit; index += step) yield index;
}

/**
 * What the pages of sign-in read and write, for the members numbered below `limit`: a sign-in with its refresh token
 * and its browser each, every fifth one an account at another provider and a mailed code, every tenth a signup that
 * waits for its password.
 */
export async function growSignIns(client: pg.Client, { now }: Ground, limit: number): Promise<void> {
  const begun = (index: number): number => now - ((index * 7919) % 30) * day - 60_000;
  await copyRows(
    client,
    'sign_in',
    ['sid', 'member_id', 'user_agent', 'created_at'],
    map(every(1, limit), (index) => [`world-${String(index)}`, memberId(index), 'Chrome', iso(begun(index))]),
  );
  await copyRows(
    client,
    'known_browser',
    ['member_id', 'browser_hash', 'browser', 'sid', 'since', 'used_at'],
    map(every(1, limit), (index) => [
      ...([memberId(index), `world-${String(index)}`, 'Chrome', `world-${String(index)}`] as const),
      ...([iso(begun(index)), iso(begun(index))] as const),
    ]),
  );
  await copyRows(
    client,
    'oidc_record',
    ['model', 'id_hash', 'grant_id', 'payload', 'expires_at'],
    map(every(1, limit), (index) => [
      ...(['RefreshToken', `world-${String(index)}`, `world-${String(index)}`] as const),
      JSON.stringify({ accountId: memberId(index), sid: `world-${String(index)}` }),
      iso(begun(index) + month),
    ]),
  );
  await copyRows(
    client,
    'federated_identity',
    ['issuer', 'subject', 'member_id', 'created_at'],
    map(every(5, limit), (index) => ['https://world.example', memberId(index), memberId(index), iso(begun(index))]),
  );
  await copyRows(
    client,
    'limited_signup',
    ['tac_hash', 'address', 'first_name', 'last_name', 'freemium_type', 'requested_at', 'expires_at'],
    map(every(10, limit), (index) => [
      ...([`world-${String(index)}`, `signup-${String(index)}@world.example`, 'Ada', 'Okafor', 'freemium2'] as const),
      ...([iso(now - day), iso(now + 6 * day)] as const),
    ]),
  );
  await copyRows(
    client,
    'verification_code',
    ['address', 'purpose', 'code_hash', 'expires_at'],
    map(every(5, limit), (index) => [
      ...([`${memberId(index)}@world.example`, 'RESET_PASSWORD', `world-${String(index)}`] as const),
      iso(now + day),
    ]),
  );
}
