import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSigningKeys } from '@atrium/server/modules/identity/service/keys/loadSigningKeys.ts';
import { importJWK, SignJWT } from 'jose';
import type { Setting } from './setting.ts';

/** A member of the grown world in the middle of a video. */
export interface Watcher {
  readonly memberId: string;
  readonly viewingId: string;
  readonly sessionId: string;
  readonly videoId: string;
  readonly courseId: string;
  readonly duration: number;
  readonly token: string;
}

/**
 * Signs in up to `most` members for the next hour, each with a video in progress. It writes the rows and signs tokens
 * directly, because ten thousand password checks would dominate the measurement.
 */
export async function seatWatchers(
  { database: { db, pool } }: Setting,
  dataDir: string,
  issuer: string,
  most: number,
): Promise<Watcher[]> {
  const now = new Date();
  const run = now.getTime().toString(36);
  // rows of earlier runs
  await pool.query(`delete from viewing where viewing_id like 'bench-%'`);
  await pool.query(`delete from sign_in where sid like 'bench-%'`);
  const { rows } = await pool.query<Omit<Watcher, 'token'>>(
    // in an order that has nothing to do with their ids, or nearly all would be employees of one company
    `select * from (
       select distinct on (p.member_id) p.member_id as "memberId", 'bench-${run}-' || p.member_id as "viewingId",
         p.session_id as "sessionId", p.video_id as "videoId", s.course_id as "courseId", v.duration
       from video_progress p join session s using (session_id) join video v using (video_id)
       where p.member_id like 'world-%' and p.completed_at is null
       order by p.member_id, p.video_id
     ) first
     order by hashtext("memberId"), "memberId" limit $1`,
    [most],
  );
  await pool.query(
    `insert into viewing (viewing_id, member_id, customer_id, video_id, session_id, course_id, status, started_at,
       last_beat_at, user_client_uri, duration, credit_rule, may_enroll)
     select 'bench-${run}-' || p.member_id, p.member_id, p.customer_id, p.video_id, p.session_id, s.course_id,
       'IN_PROGRESS', $1, $1, '', v.duration, 'farthest', false
     from unnest($2::text[], $3::text[], $4::text[]) as seat (member_id, session_id, video_id)
       join video_progress p using (member_id, session_id, video_id) join session s using (session_id)
       join video v using (video_id)`,
    [now, rows.map((row) => row.memberId), rows.map((row) => row.sessionId), rows.map((row) => row.videoId)],
  );
  await pool.query(
    `insert into sign_in (sid, member_id, user_agent, created_at)
     select 'bench-${run}-' || member_id, member_id, 'bench', $1 from unnest($2::text[]) as seat (member_id)`,
    [now, rows.map((row) => row.memberId)],
  );
  const secret = (await readFile(path.join(dataDir, 'secret'), 'utf8')).trim();
  const [jwk] = (await loadSigningKeys(db, secret, Date.now())).privateJwks;
  if (jwk?.kid === undefined) throw new Error('the product has no signing key');
  const header = { alg: 'ES256', kid: jwk.kid };
  const key = await importJWK(jwk, 'ES256');
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      token: await new SignJWT({ s4UserId: row.memberId, sid: row.viewingId })
        .setProtectedHeader(header)
        .setSubject(row.memberId)
        .setIssuer(issuer)
        .setAudience('atrium-web')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(key),
    })),
  );
}
