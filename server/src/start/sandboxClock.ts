import { isSupportedInstant } from '@atrium/domain/time.ts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../base/http/errors.ts';
import { machineNow } from '../base/process/clock.ts';
import type { Clock } from '../base/process/clock.ts';
import type { Db } from '../base/sql/db.ts';
import { saveSetting } from '../base/sql/setting.ts';
import { clockOffset } from './openClock.ts';

const instantForm = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;
const durationForm = /^(-)?P(?=.)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/**
 * POST /__sandbox/clock {now | advance}: moves product time, within the years 2000 to 2199, and answers when the due
 * work has run. Refuses anything else with INVALID_INPUT.
 */
export function sandboxClock(clock: Clock, db: Db, runDueNow: () => Promise<void>): (app: FastifyInstance) => void {
  return (app) => {
    app.get('/__sandbox/clock', () => ({ now: new Date(clock.now()).toISOString() }));
    app.post('/__sandbox/clock', async (request, reply) => {
      const target = targetOf(request.body, clock.now());
      if (target === null) {
        return sendFailure(request, reply, 400, 'Give "now" (ISO instant) or "advance" (ISO duration).');
      }
      clock.moveTo?.(target);
      await saveSetting(db, clockOffset, target - machineNow());
      await runDueNow();
      return { now: new Date(clock.now()).toISOString() };
    });
  };
}

function targetOf(body: unknown, current: number): number | null {
  if (typeof body !== 'object' || body === null) return null;
  const { now, advance } = body as { now?: unknown; advance?: unknown };
  const target = now === undefined ? current + spanOf(advance) : instantOf(now);
  return isSupportedInstant(target) ? target : null;
}

/** Epoch milliseconds, NaN for an invalid instant. */
function instantOf(text: unknown): number {
  return typeof text === 'string' && instantForm.test(text) ? Date.parse(text) : Number.NaN;
}

/** Milliseconds, NaN for an invalid duration. */
function spanOf(text: unknown): number {
  const match = typeof text === 'string' ? durationForm.exec(text) : null;
  if (match === null) return Number.NaN;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((part: string | undefined) => Number(part ?? 0));
  const span = ((weeks * 7 + days) * 24 + hours) * 3600 + minutes * 60 + seconds;
  return (match[1] === '-' ? -span : span) * 1000;
}
