import { expect, test } from 'vitest';
import { hour } from '../time.ts';
import { roomState } from './meetingRoom.ts';
import { noon } from './session.fixture.ts';

const first = { startAt: noon, endAt: noon + hour };
const second = { startAt: noon + hour, endAt: noon + 2 * hour };
const quarter = hour / 4;

test('a live room opens 15 minutes before its meeting, closes with it, and then is for the next one', () => {
  const at = (now: number) => roomState([second, first], now);
  expect(at(noon - quarter - 1)).toEqual({ kind: 'before', meeting: first, opensAt: noon - quarter });
  expect(at(noon - quarter)).toEqual({ kind: 'open', meeting: first });
  // both can be joined: the running one wins
  expect(at(noon + hour - 1)).toEqual({ kind: 'open', meeting: first });
  expect(at(noon + hour)).toEqual({ kind: 'open', meeting: second });
  expect(at(noon + 2 * hour)).toEqual({ kind: 'over', meeting: second });
});

test('a session without meetings has no room', () => {
  expect(roomState([], noon)).toBeNull();
});
