import type { FastifyInstance } from 'fastify';
import type { Clock } from '../base/clock.ts';
import type { Db } from '../base/db.ts';
import { saveSetting } from '../base/setting.ts';

/** Where the offset of product time is kept, milliseconds. */
export const clockOffset = 'clock.offset';

interface Body {
  readonly now?: string;
  readonly advance?: string;
}

/** POST /__sandbox/clock {now | advance}: moves product time, and answers when the work that became due has run. */
export function sandboxClock(clock: Clock, db: Db, runDueNow: () => Promise<void>): (app: FastifyInstance) => void {
  return (app) => {
    app.get('/__sandbox/clock', () => ({ now: new Date(clock.now()).toISOString() }));
    app.post<{ Body: Body }>('/__sandbox/clock', async (request, reply) => {
      const target = targetOf(request.body, clock.now());
      if (target === null) {
        return reply
          .code(400)
          .send({ code: 'INVALID_INPUT', message: 'Give "now" (ISO instant) or "advance" (ISO duration).' });
      }
      clock.moveTo?.(target);
      await saveSetting(db, clockOffset, target - Date.now());
      await runDueNow();
      return { now: new Date(clock.now()).toISOString() };
    });
  };
}

function targetOf({ now, advance }: Body, current: number): number | null {
  if (now !== undefined) {
    const instant = Date.parse(now);
    return Number.isNaN(instant) ? null : instant;
  }
  const match = /^(-)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(advance ?? '');
  if (match === null) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((part: string | undefined) => Number(part ?? 0));
  const span = ((weeks * 7 + days) * 24 + hours) * 3600 + minutes * 60 + seconds;
  return current + (match[1] === '-' ? -span : span) * 1000;
}
