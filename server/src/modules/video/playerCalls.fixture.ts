import type { Caller, TestServer } from '../../testing/harness.ts';
import type { WritingCalls } from '../../testing/operation.ts';
import { act, contextOf } from '../enrollment/workshop.fixture.ts';
import { begin, firstPlace, placesOf, report, type Place } from './video.fixture.ts';

/** Reports of several viewings, alone and many at once, and watching that enrolls. */
export async function playerCalls(server: TestServer): Promise<WritingCalls> {
  const [member, academy] = await Promise.all([server.as('member'), server.as('academy')]);
  const viewings: { caller: Caller; place: Place; viewingId: string; seq: number }[] = [];
  for (const caller of [member, academy]) {
    for (const place of (await placesOf(caller, 'negotiating-with-numbers')).slice(0, 2)) {
      for (let n = 0; n < 3; n += 1) viewings.push({ caller, place, viewingId: await begin(caller, place), seq: 0 });
    }
  }
  const beat = async (n: number): Promise<string> => {
    const viewing = viewings[n % viewings.length] as (typeof viewings)[number];
    viewing.seq += 1;
    const at = Math.min(viewing.seq, viewing.place.duration / 2);
    const { error } = await report(viewing.caller, viewing.viewingId, viewing.place, { clientSeq: viewing.seq, at });
    return error?.code ?? 'done';
  };
  const watched = await firstPlace(member, 'platform-strategy');
  const context = contextOf(server, member.memberId, server.clock.now());
  let watching = 0;
  return {
    'updateVideoSession: heartbeat': beat,
    'updateVideoSession: heartbeats': (n) => Promise.all(Array.from({ length: 6 }, (_, m) => beat(n * 5 + m * 7))),
    'updateVideoSession: enrolling by watching': async () => {
      const input = { userId: member.memberId, sessionId: watched.topLevelId, unenroll: true };
      await act(server, member.memberId, watched.topLevelId, context.now, input);
      const viewingId = await begin(member, watched);
      watching += 1;
      const { error } = await report(member, viewingId, watched, { clientSeq: 1, at: 31 + (watching % 5), from: 0 });
      return error?.code ?? 'done';
    },
    'silence and clock': async () => {
      await server.clock.advance(301_000);
      return 'done';
    },
  };
}
