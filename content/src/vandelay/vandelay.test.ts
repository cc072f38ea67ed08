import { expect, test } from 'vitest';
import { sessions } from '../courses.ts';
import { customers } from '../customers.ts';
import { videos } from '../videos.ts';
import { resolve } from '../when.ts';
import { seatHolders } from './employees.ts';
import { vandelayBadges, vandelayEnrollments, vandelayWatched } from './history.ts';

/** A Monday and a Sunday, because the days on which people learn are those of a week. */
const firstStarts = ['2026-11-23T00:10:00Z', '2026-11-29T23:50:00Z'].map((text) => Date.parse(text));
const contract = customers.find(({ customerId }) => customerId === 'vandelay')?.contracts[0];

test('Vandelay has free seats, people who were invited, who left, and who never began', () => {
  const held = seatHolders.filter(({ until }) => until === null);
  expect(seatHolders.length).toBeGreaterThan(1150);
  // one more is the administrator's
  expect((contract?.totalSeats ?? 0) - held.length - 1).toBeGreaterThan(20);
  expect(held.filter(({ member }) => member.seatWaits === true).length).toBeGreaterThan(10);
  expect(seatHolders.filter(({ member }) => member.customerId !== 'vandelay').length).toBeGreaterThan(2);
  const begun = new Set(vandelayWatched.map(({ memberId }) => memberId));
  expect(held.filter(({ member }) => !begun.has(member.memberId)).length).toBeGreaterThan(100);
  expect(new Set(seatHolders.map(({ member }) => `${member.firstName} ${member.lastName}`)).size).toBe(
    seatHolders.length,
  );
});

test('its people fill more than one page of a download of people with their courses', () => {
  expect(vandelayEnrollments.length).toBeGreaterThan(5000);
});

test('they learn while they hold a seat, in courses that they enrolled in, once and never in the future', () => {
  const holders = new Map(seatHolders.map((holder) => [holder.member.memberId, holder]));
  const sessionIds = new Set(sessions.map(({ session }) => session.sessionId));
  const videoIds = new Set(videos.map(({ videoId }) => videoId));
  for (const now of firstStarts) {
    const enrolled = new Map(
      vandelayEnrollments.map(({ memberId, sessionId, at }) => [`${memberId} ${sessionId}`, resolve(at, now)]),
    );
    expect(enrolled.size).toBe(vandelayEnrollments.length);
    const did = [
      ...vandelayWatched.map((row) => ({ ...row, at: row.lastWatchedAt })),
      ...vandelayBadges.map((row) => ({ ...row, at: row.awardedAt })),
    ];
    const wrong = did.filter(({ memberId, sessionId, at }) => {
      const holder = holders.get(memberId);
      if (holder === undefined) return true;
      const since = resolve({ days: -holder.since }, now);
      const until = holder.until === null ? now : resolve({ days: -holder.until }, now);
      const instant = resolve(at, now);
      return !(since <= instant && instant < until && (enrolled.get(`${memberId} ${sessionId}`) ?? now) <= instant);
    });
    expect(wrong).toEqual([]);
  }
  expect(vandelayEnrollments.filter(({ sessionId }) => !sessionIds.has(sessionId))).toEqual([]);
  expect(vandelayWatched.filter(({ videoId }) => !videoIds.has(videoId))).toEqual([]);
  expect(new Set(vandelayWatched.map(({ memberId, videoId }) => `${memberId} ${videoId}`)).size).toBe(
    vandelayWatched.length,
  );
});
