import { expect, test } from 'vitest';
import { canonicalTimeZone, cityOf, isTimeZone, offsetOf, personalTimeZone, zoneInWords } from './timeZone.ts';

const winter = Date.UTC(2026, 10, 28);
const summer = Date.UTC(2026, 6, 1);

test('[TIM-01] dates are in the zone that a person chose, else in that of the browser, else in the customer’s', () => {
  const all = { chosen: 'Asia/Tokyo', browser: 'Europe/Berlin', customer: 'America/New_York' };
  expect(personalTimeZone(all)).toBe('Asia/Tokyo');
  expect(personalTimeZone({ ...all, chosen: null })).toBe('Europe/Berlin');
  expect(personalTimeZone({ ...all, chosen: null, browser: null })).toBe('America/New_York');
  expect(personalTimeZone({ chosen: null, browser: null, customer: null })).toBe('UTC');
  // a name that this machine does not know counts as none
  expect(personalTimeZone({ ...all, chosen: 'Atlantis/Centre' })).toBe('Europe/Berlin');
  expect([isTimeZone('Asia/Kolkata'), isTimeZone('Atlantis/Centre'), isTimeZone('')]).toEqual([true, false, false]);
});

test('[TIM-01] a zone has one name however it is spelled, and an offset is none', () => {
  const names = ['utc', 'Etc/UTC', 'europe/paris', 'AMERICA/NEW_YORK'].map(canonicalTimeZone);
  expect(names).toEqual(['UTC', 'UTC', 'Europe/Paris', 'America/New_York']);
  expect(canonicalTimeZone('Asia/Kolkata')).toBe(canonicalTimeZone('asia/calcutta'));
  for (const none of ['+05:30', '-03', '+0530', '', ' UTC', 'UTC+3', 'Z', 'Atlantis/Centre'])
    expect([none, canonicalTimeZone(none), isTimeZone(none)]).toEqual([none, null, false]);
});

test('[TIM-02] every zone is named by its city and its offset at that instant', () => {
  expect(zoneInWords('America/New_York', winter)).toBe('New York time (GMT-5)');
  expect(zoneInWords('America/New_York', summer)).toBe('New York time (GMT-4)');
  expect(zoneInWords('Europe/Berlin', winter)).toBe('Berlin time (GMT+1)');
  expect(zoneInWords('Asia/Calcutta', winter)).toBe('Kolkata time (GMT+5:30)');
  expect(zoneInWords('Asia/Kolkata', winter)).toBe('Kolkata time (GMT+5:30)');
  expect(['UTC', 'Etc/UTC'].map((zone) => zoneInWords(zone, winter))).toEqual(['UTC', 'UTC']);
  expect(zoneInWords('Europe/London', winter)).toBe('London time (GMT+0)');
  expect(zoneInWords('Etc/GMT+5', winter)).toBe('GMT-5');
  expect([cityOf('America/Argentina/Buenos_Aires'), cityOf('UTC')]).toEqual(['Buenos Aires', null]);
  expect(offsetOf('Australia/Sydney', winter)).toBe('GMT+11');
});
