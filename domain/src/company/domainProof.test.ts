import { expect, test } from 'vitest';
import { day, hour, minute } from '../time.ts';
import { judgeRecords, nextLook, proofRecord } from './domainProof.ts';

test('[COM-01] [D11] a domain is proved by exactly its own record', () => {
  const { name, text } = proofRecord('acme.example', '9f3c');
  expect(name).toBe('_atrium.acme.example');
  expect(judgeRecords(['v=spf1 -all', ` ${text} `], '9f3c')).toBeNull();
  expect(judgeRecords([], '9f3c')).toBe('NO_RECORD');
  expect(judgeRecords(['v=spf1 -all'], '9f3c')).toBe('NO_RECORD');
  // that of another site, of another company, and parts of ours
  for (const other of ['atrium-site=9f3d', 'atrium-site=9F3C', 'atrium-site=', `${text}0`, `${text} x`])
    expect(judgeRecords([other], '9f3c'), other).toBe('OTHER_RECORD');
  expect(judgeRecords(['9f3c', 'x atrium-site=9f3c'], '9f3c')).toBe('NO_RECORD');
  expect(judgeRecords(null, '9f3c')).toBe('NO_ANSWER');
});

test('[COM-01] a new domain is looked at every minute, then hourly for a month; a proved one daily', () => {
  const domain = { addedAt: 0, checkedAt: null, verifiedBy: null };
  expect(nextLook(domain, 0)).toBe(0);
  expect(nextLook({ ...domain, checkedAt: minute }, minute)).toBe(2 * minute);
  expect(nextLook({ ...domain, checkedAt: hour }, hour)).toBe(2 * hour);
  expect(nextLook({ ...domain, checkedAt: 30 * day - 1 }, 30 * day - 1)).toBe(30 * day - 1 + hour);
  expect(nextLook({ ...domain, checkedAt: 30 * day - 1 }, 30 * day)).toBeNull();
  expect(nextLook({ ...domain, checkedAt: 90 * day, verifiedBy: 'DNS' }, 90 * day)).toBe(91 * day);
  expect(nextLook({ ...domain, checkedAt: 5, verifiedBy: 'STAFF' }, 6)).toBeNull();
  expect(nextLook({ ...domain, addedAt: null }, 6)).toBeNull();
});
