import { answered } from './answered.ts';
import type { TillEvent, TillObject } from './objects.ts';
import { add, newObject, type TillState } from './state.ts';

/** The version of the API whose objects the till answers. */
export const apiVersion = '2026-10-28.endive';

/** Adds an event about an object as it is now; it is sent when the state is saved. */
export function createEvent(state: TillState, type: string, object: TillObject): TillEvent {
  const { metadata: _, ...start } = newObject(state, 'evt');
  return add(state, {
    ...start,
    object: 'event',
    type,
    api_version: apiVersion,
    pending_webhooks: 1,
    data: { object: answered(state, object) },
    till: { delivered: false, attempts: 0, nextAt: 0 },
  });
}
