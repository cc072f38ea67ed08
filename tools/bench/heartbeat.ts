import { unreleasedSessionId } from '@atrium/content/flags.ts';
import type { Setting } from './setting.ts';
import { compare, type Comparison } from './compare.ts';
import { ask, documentHash } from './documents.ts';
import { startBare, type Running } from './processes.ts';

const upsert = `insert into video_progress (member_id, session_id, video_id, customer_id, farthest_watched_time, continue_at_time, watched_at)
  values ($1, $2, $3, 'consumer', $4, $4, $5)
  on conflict (member_id, session_id, video_id) do update set
    farthest_watched_time = greatest(video_progress.farthest_watched_time, excluded.farthest_watched_time),
    continue_at_time = excluded.continue_at_time, watched_at = excluded.watched_at`;

interface Watched {
  readonly sessionId: string;
  readonly courseId: string;
  readonly videoId: string;
  readonly duration: number;
}

/** One report of a player against the bare upsert; reports go round over several viewings of one member. */
export async function benchHeartbeat(setting: Setting, product: Running, token: string): Promise<Comparison> {
  const { rows: videos } = await setting.database.pool.query<Watched>(
    `
    select s.session_id as "sessionId", s.course_id as "courseId", v.video_id as "videoId", v.duration
    from session s join course using (course_id) join session_content using (session_id)
      join group_video using (session_content_id) join video v using (video_id)
    where s.session_type = 'ON_DEMAND' and s.session_id not like 'world-%' and 'mcsc-unlimited' = any (open_to)
      and s.session_id <> $1
    order by v.video_id limit 40`,
    [unreleasedSessionId],
  );
  const create = documentHash('createVideoSession');
  const viewings: string[] = [];
  for (const { sessionId, courseId, videoId } of videos) {
    const answer = await ask<{ createVideoSession: { userVideoSessionId: string | null; error: unknown } }>(
      product.origin,
      token,
      create,
      {
        input: { videoId, courseId, sessionId },
      },
    );
    if (answer.createVideoSession.userVideoSessionId === null) throw new Error(JSON.stringify(answer));
    viewings.push(answer.createVideoSession.userVideoSessionId);
  }
  const { rows: members } = await setting.database.pool.query<{ member_id: string }>(
    `select member_id from member where member_id like 'world-%' order by member_id limit 40`,
  );
  const bare = await startBare(setting.url, {
    text: upsert,
    values: bareValues(members[0]?.member_id ?? '', videos[0], 0),
  });
  const update = documentHash('updateVideoSession');
  let sequence = Date.now();
  try {
    return await compare(
      {
        name: 'product',
        pid: product.pid,
        request: async (index) => {
          const slot = index % viewings.length;
          const video = videos[slot];
          if (video === undefined) throw new Error('no video');
          const at = Math.min(10 + index / viewings.length, video.duration * 0.8);
          sequence += 1;
          const input = {
            userVideoSessionId: viewings[slot],
            videoId: video.videoId,
            courseId: video.courseId,
            continueAtTime: at,
            videoSessionPlayingTime: at,
            videoSessionMaxPlayhead: at,
            from: Math.max(0, at - 1),
            to: at,
            status: 'IN_PROGRESS',
            clientSeq: String(sequence),
          };
          const answer = await ask<{ updateVideoSession: { error: unknown } }>(product.origin, token, update, {
            input,
          });
          if (answer.updateVideoSession.error !== null) throw new Error(JSON.stringify(answer));
        },
      },
      {
        name: 'bare',
        pid: bare.pid,
        request: async (index) => {
          const slot = index % videos.length;
          const values = bareValues(members[slot]?.member_id ?? '', videos[slot], 10 + index / videos.length);
          const response = await fetch(bare.origin, { method: 'POST', body: JSON.stringify(values) });
          if (!response.ok) throw new Error(await response.text());
          await response.json();
        },
      },
      setting.postmaster,
      2000,
    );
  } finally {
    await bare.stop();
  }
}

function bareValues(memberId: string, video: Watched | undefined, at: number): unknown[] {
  return [memberId, video?.sessionId, video?.videoId, at, new Date().toISOString()];
}
