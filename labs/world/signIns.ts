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

const browsers = [
  'Chrome on Windows',
  'Safari on macOS',
  'Edge on Windows',
  'Firefox on Linux',
  'Chrome on Android',
] as const;

interface SignIn {
  readonly member: number;
  readonly sid: string;
  readonly browser: string;
}

/** One browser for each member, a phone as well for every third, and a tablet for every ninth. */
function* signIns(limit: number): Generator<SignIn> {
  for (const member of every(1, limit)) {
    const sid = `world-${String(member)}`;
    yield { member, sid, browser: browsers[member % browsers.length] ?? 'Other' };
    if (member % 3 === 0) yield { member, sid: `${sid}-phone`, browser: 'Safari on iOS' };
    if (member % 9 === 0) yield { member, sid: `${sid}-tablet`, browser: 'Chrome on Android' };
  }
}

/** What each browser has sent as it signed in: the event, and its member. */
const events = `
  insert into analytics_event (event_id, type, name, properties, path, anonymous_id, member_id, customer_id, occurred_at,
    received_at)
  select md5(s.sid || t.type)::uuid, t.type, t.name,
    case t.type when 'track' then jsonb_build_object('method', 'password')
      else jsonb_build_object('accountType', d.account_type) end,
    '/login', md5(s.sid)::uuid, member_id, m.customer_id, s.created_at, s.created_at
  from sign_in s join member m using (member_id) join member_standing d using (member_id),
    (values ('track', 'Signed In'), ('identify', null)) as t (type, name)
  where s.sid like 'world-%'`;

/**
 * What the pages of sign-in and the list of devices read and write, for the members numbered below `limit`: sign-ins
 * with their refresh token, their browser and its events, every fifth member an account at another provider and a
 * mailed code, every tenth a signup that waits for its password.
 */
export async function growSignIns(client: pg.Client, { now }: Ground, limit: number): Promise<void> {
  const begun = (index: number): number => now - ((index * 7919) % 30) * day - 60_000;
  await copyRows(
    client,
    'sign_in',
    ['sid', 'member_id', 'user_agent', 'created_at'],
    map(signIns(limit), ({ member, sid, browser }) => [sid, memberId(member), browser, iso(begun(member))]),
  );
  await client.query(events);
  await copyRows(
    client,
    'known_browser',
    ['member_id', 'browser_hash', 'browser', 'sid', 'since', 'used_at'],
    map(signIns(limit), ({ member, sid, browser }) => [
      memberId(member),
      sid,
      browser,
      sid,
      iso(begun(member)),
      iso(begun(member)),
    ]),
  );
  await copyRows(
    client,
    'oidc_record',
    ['model', 'id_hash', 'grant_id', 'payload', 'expires_at'],
    map(signIns(limit), ({ member, sid }) => [
      'RefreshToken',
      sid,
      sid,
      JSON.stringify({ accountId: memberId(member), sid }),
      iso(begun(member) + month),
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
      `world-${String(index)}`,
      `signup-${String(index)}@world.example`,
      'Ada',
      'Okafor',
      'freemium2',
      iso(now - day),
      iso(now + 6 * day),
    ]),
  );
  await copyRows(
    client,
    'verification_code',
    ['address', 'purpose', 'code_hash', 'expires_at'],
    map(every(5, limit), (index) => [
      `${memberId(index)}@world.example`,
      'RESET_PASSWORD',
      `world-${String(index)}`,
      iso(now + day),
    ]),
  );
}
