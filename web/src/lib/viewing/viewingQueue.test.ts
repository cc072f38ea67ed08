import { day } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import type { QueuedViewing, ReportAnswer, Sent, ViewingOf, ViewingReport } from './viewing.types.ts';
import { createViewingQueue, withReport } from './viewingQueue.ts';

const of: ViewingOf = {
  videoId: 'v',
  courseId: 'c',
  sessionId: 's',
  courseContentId: 'cc',
  userClientUri: '/',
  type: 'ON_DEMAND',
  videoDurationAtPlaytime: 600,
};
const report = (from: number, to: number, more: Partial<ViewingReport> = {}): ViewingReport => ({
  status: 'IN_PROGRESS',
  continueAtTime: to,
  videoSessionPlayingTime: to,
  videoSessionMaxPlayhead: to,
  from,
  to,
  clientSeq: 1e3 + to,
  ...more,
});

/**
 * A machine whose storage outlives its pages, and a server that can be unreachable. Stores structured clones, as
 * IndexedDB does.
 */
function machine() {
  const stored = new Map<string, QueuedViewing>();
  const server = {
    away: false,
    refuses: false,
    /** The video at whose viewings it fails. */
    fails: null as string | null,
    viewings: 0,
    reports: [] as (ViewingReport & { id: string; receivedAt: number })[],
    inFlight: 0,
    most: 0,
  };
  let member: string | null = 'maya';
  let at = 0;
  let turn = Promise.resolve();
  let planned: (() => void) | null = null;
  const delays: number[] = [];
  let keys = 0;
  let backAgain = (): Promise<void> => Promise.resolve();

  const answer = async <T>({ videoId }: ViewingOf, work: () => T): Promise<Sent<T>> => {
    server.inFlight += 1;
    server.most = Math.max(server.most, server.inFlight);
    await Promise.resolve();
    server.inFlight -= 1;
    if (server.away || server.fails === videoId) return { kind: 'later' };
    if (server.refuses) return { kind: 'refused' };
    return { kind: 'done', value: work() };
  };
  const page = () =>
    createViewingQueue({
      store: {
        change: async (key, by) => {
          await Promise.resolve();
          const next = by(structuredClone(stored.get(key)));
          if (next === undefined) stored.delete(key);
          else stored.set(key, structuredClone(next));
        },
        list: () => Promise.resolve([...stored.values()].map((item) => structuredClone(item))),
      },
      create: (about) =>
        answer(about, () => {
          server.viewings += 1;
          return `id-${String(server.viewings)}`;
        }),
      update: (id, about, one) =>
        answer<ReportAnswer>(about, () => {
          server.reports.push({ ...one, id, receivedAt: at });
          return {
            farthestWatchedTime: one.to,
            continueAtTime: 0,
            completed: false,
            autoEnrolled: one.to >= 30,
            watched: [],
          };
        }),
      memberId: () => member,
      inTurn: (work) => {
        // a Web Lock is released some time after the work is done
        const mine = turn.then(work).then(() => backAgain());
        turn = mine.catch(() => undefined);
        return mine;
      },
      now: () => at,
      later: (work, milliseconds) => {
        planned = work;
        delays.push(milliseconds);
      },
      wait: (milliseconds) => {
        at += milliseconds;
        return Promise.resolve();
      },
      newKey: () => {
        keys += 1;
        return `key-${String(keys)}`;
      },
    });
  return {
    stored,
    server,
    page,
    delays,
    signIn: (who: string | null) => {
      member = who;
    },
    moveTo: (milliseconds: number) => {
      at = milliseconds;
    },
    onTurnBack: (work: () => Promise<void>) => {
      backAgain = work;
    },
    runPlanned: () => {
      planned?.();
    },
  };
}

const nobody = () => undefined;

test('[VID-13] a report made while the lock is being released is sent too', async () => {
  const { page, server, onTurnBack } = machine();
  const queue = page();
  const key = queue.begin(of, nobody);
  await queue.report(key, report(0, 10), false);
  let late = Promise.resolve();
  onTurnBack(async () => {
    onTurnBack(() => Promise.resolve());
    late = queue.report(key, report(10, 10, { status: 'ENDED', clientSeq: 9_000 }), false);
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  });
  await queue.flush();
  await late;
  await expect.poll(() => server.reports.at(-1)?.status).toBe('ENDED');
});

test('[VID-13] a report arrives once, in order, and leaves nothing behind', async () => {
  const { page, server, stored } = machine();
  const queue = page();
  const heard: ReportAnswer[] = [];
  const key = queue.begin(of, (item) => heard.push(item));
  await queue.report(key, report(0, 10), false);
  await queue.report(key, report(10, 20), false);
  await queue.report(key, report(20, 31, { status: 'ENDED' }), false);
  await queue.flush();
  expect(server.viewings).toBe(1);
  expect(server.reports.map(({ from, to, id }) => [id, from, to])).toEqual([
    ['id-1', 0, 10],
    ['id-1', 10, 20],
    ['id-1', 20, 31],
  ]);
  expect(heard.at(-1)?.autoEnrolled).toBe(true);
  expect(stored.size).toBe(0);
  expect(queue.state()).toBe('saved');
});

test('[VID-13] what was played before a slow answer to the creation is sent once the server credits it', async () => {
  for (const [played, credited] of [
    [2, 5_500],
    [9, 8_000],
    [600, 15_000],
  ] as const) {
    const { page, server, moveTo } = machine();
    const queue = page();
    moveTo(5_000);
    const key = queue.begin(of, nobody);
    await queue.report(key, report(300, 300 + played), false);
    expect(server.reports.map(({ receivedAt }) => receivedAt)).toEqual([credited]);
    moveTo(20_000);
    await queue.report(key, report(300 + played, 310 + played), false);
    expect(server.reports.map(({ receivedAt }) => receivedAt)).toEqual([credited, 20_000]);
  }
});

test('[THR-43] ten minutes offline, then the tab is killed: the next page sends the outbox', async () => {
  const { page, server } = machine();
  const first = page();
  const key = first.begin(of, nobody);
  await first.report(key, report(0, 10), false);
  server.away = true;
  for (let at = 10; at < 610; at += 10) await first.report(key, report(at, at + 10), false);
  expect(first.state()).toBe('offline');
  // no page is left; a new one opens on the same machine
  server.away = false;
  const second = page();
  await second.flush();
  expect(server.reports.at(-1)).toMatchObject({ id: 'id-1', from: 10, to: 610, clientSeq: 1_610 });
  expect(server.viewings).toBe(1);
});

test('[THR-43] a viewing that began offline is created when the server is back, then its reports follow', async () => {
  const { page, server, runPlanned } = machine();
  server.away = true;
  const queue = page();
  const key = queue.begin(of, nobody);
  await queue.report(key, report(0, 10), false);
  expect(server.reports).toEqual([]);
  server.away = false;
  runPlanned();
  await queue.flush();
  expect(server.reports).toMatchObject([{ id: 'id-1', from: 0, to: 10 }]);
  expect(queue.state()).toBe('saved');
});

test('[THR-43] a viewing at which the server fails keeps no later one waiting, and is sent when it can be', async () => {
  const { page, server, moveTo } = machine();
  const queue = page();
  server.fails = 'v';
  const key = queue.begin(of, nobody);
  await queue.report(key, report(0, 10), false);
  moveTo(1_000);
  const later = queue.begin({ ...of, videoId: 'w' }, nobody);
  await queue.report(later, report(50, 60), false);
  expect(server.reports.map(({ to }) => to)).toEqual([60]);
  expect(queue.state()).toBe('offline');
  server.fails = null;
  await queue.flush();
  expect(server.reports.map(({ to }) => to)).toEqual([60, 10]);
});

test('[THR-43] two tabs: one request is in flight at a time, and nothing is lost', async () => {
  const { page, server } = machine();
  const [one, two] = [page(), page()];
  const [a, b] = [one.begin(of, nobody), two.begin({ ...of, videoId: 'w' }, nobody)];
  await Promise.all([
    one.report(a, report(0, 10), false),
    two.report(b, report(50, 60), false),
    one.report(a, report(10, 20), false),
    two.report(b, report(60, 70), false),
  ]);
  await Promise.all([one.flush(), two.flush()]);
  expect(server.most).toBe(1);
  const seen = (id: string) => server.reports.filter((item) => item.id === id).map(({ to }) => to);
  expect(server.viewings).toBe(2);
  expect(new Set([seen('id-1').at(-1), seen('id-2').at(-1)])).toEqual(new Set([20, 70]));
});

test('[THR-43] a page that is being closed sends at once, without waiting for its storage', async () => {
  const { page, server } = machine();
  const queue = page();
  const key = queue.begin(of, nobody);
  await queue.report(key, report(0, 10), false);
  const before = server.inFlight;
  void queue.report(key, report(10, 14), true);
  expect(server.inFlight).toBe(before + 1);
  await queue.flush();
  expect(server.reports.some(({ to }) => to === 14)).toBe(true);
});

test('[THR-22] nothing of one member is sent or stored for another', async () => {
  const { page, server, signIn, stored } = machine();
  server.away = true;
  const queue = page();
  const key = queue.begin(of, nobody);
  await queue.report(key, report(0, 10), false);
  signIn('somebody-else');
  server.away = false;
  await queue.flush();
  await queue.report(key, report(10, 20), false);
  expect(server.reports).toEqual([]);
  signIn(null);
  await queue.flush();
  const unsigned = page();
  await unsigned.report(unsigned.begin(of, nobody), report(0, 10), false);
  expect(server.viewings).toBe(0);
  // what she watched is still there for when she is back
  expect([...stored.values()].map(({ memberId, reports }) => [memberId, reports.map(({ to }) => to)])).toEqual([
    ['maya', [10]],
  ]);
});

test('a refusal stops sending and is shown; a later viewing is sent again', async () => {
  const { page, server, stored } = machine();
  server.refuses = true;
  const queue = page();
  const key = queue.begin(of, nobody);
  await queue.report(key, report(0, 10), false);
  await queue.flush();
  expect(queue.state()).toBe('refused');
  expect(stored.size).toBe(0);
  server.refuses = false;
  const next = queue.begin(of, nobody);
  await queue.report(next, report(0, 10), false);
  expect(queue.state()).toBe('saved');
});

test('[VID-13] what is not sent is tried less and less often, and often again once it was sent', async () => {
  const { page, server, delays } = machine();
  const queue = page();
  const key = queue.begin(of, nobody);
  const lose = async (times: number) => {
    server.away = true;
    for (let time = 0; time < times; time += 1) await queue.flush();
    server.away = false;
  };
  await queue.report(key, report(0, 10), false);
  server.away = true;
  await queue.report(key, report(10, 20), false);
  await lose(4);
  await queue.flush();
  expect(delays).toEqual([2_000, 5_000, 15_000, 30_000, 30_000]);
  server.away = true;
  await queue.report(key, report(20, 30), false);
  expect(delays.at(-1)).toBe(2_000);
});

test('[VID-13] a report of today is sent also in a viewing that began more than a week ago', async () => {
  const { page, server, moveTo } = machine();
  const queue = page();
  const key = queue.begin(of, nobody);
  await queue.report(key, report(0, 10), false);
  moveTo(8 * day);
  server.away = true;
  await queue.report(key, report(10, 20), false);
  server.away = false;
  await page().flush();
  expect(server.reports.map(({ to }) => to)).toEqual([10, 20]);
});

test('reports are dropped after a week', async () => {
  const { page, server, stored, moveTo } = machine();
  server.away = true;
  const queue = page();
  await queue.report(queue.begin(of, nobody), report(0, 10), false);
  moveTo(8 * day);
  server.away = false;
  await page().flush();
  expect(server.reports).toEqual([]);
  expect(stored.size).toBe(0);
});

test('adjacent spans are joined, others are not', () => {
  const joined = withReport([report(0, 10)], report(10, 20));
  expect(joined).toEqual([{ ...report(10, 20), from: 0 }]);
  expect(withReport([report(0, 10)], report(50, 60))).toHaveLength(2);
  // back to the beginning: the previous span must not include the jump
  expect(withReport([report(40, 50)], report(0, 5))).toHaveLength(2);
});
