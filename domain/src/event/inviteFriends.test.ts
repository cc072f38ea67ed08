import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddress } from '../account/emailAddress.ts';
import { day, hour, minute } from '../time.ts';
import { inviteLimits, readAddresses, refuseInvitations, type SentInvitation } from './inviteFriends.ts';

const now = Date.UTC(2026, 10, 2);
const addresses = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `friend${String(at)}@example.org`);
const sentTo = (address: string, ago: number, memberEventId = 'here'): SentInvitation => ({
  memberEventId,
  address,
  sentAt: now - ago,
});
const nothing = { byMember: [], toAddresses: [] };

describe('[EVT-06] the addresses of the field', () => {
  it('are separated by commas, with or without spaces, each once and in lower case', () => {
    expect(readAddresses('Ada@Example.org, bob@example.org,ada@example.org , ,')).toEqual([
      'ada@example.org',
      'bob@example.org',
    ]);
    expect(readAddresses(' , ')).toEqual([]);
  });
});

describe('[THR-46] an address', () => {
  it.each(['ada@example.org', "o'hara+events@mail.example.co.uk", 'a.b-c_d@xn--bcher-kva.example'])(
    'can be %s',
    (address) => {
      expect(isAddress(address)).toBe(true);
    },
  );

  it.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'a b@example.org',
    '.ada@example.org',
    'ada..b@example.org',
    'ada@-example.org',
    'ada@example.org\r\nbcc: all@example.org',
    'ada@example.org\n',
    '"ada" <ada@example.org>',
    'ada@[127.0.0.1]',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'a.'.repeat(130)}org`,
  ])('cannot be %j', (address) => {
    expect(isAddress(address)).toBe(false);
  });

  it('never holds what could end a line or begin another recipient', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 3 }),
      fc.constantFrom('\r\n', '\n', ',', ';', '<', '"', ' ', '\u0000'),
    );
    fc.assert(
      fc.property(piece, piece, (inName, inDomain) => {
        const address = `ad${inName}a@exa${inDomain}mple.org`;
        if (/[\s,;:<>"()[\]\\\p{Cc}]/u.test(address)) expect(isAddress(address)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('[THR-46] the quotas of invitations (D39)', () => {
  const refuse = (to: readonly string[], sent: Partial<typeof nothing> | object = {}) =>
    refuseInvitations({ memberEventId: 'here', addresses: to }, { ...nothing, ...sent }, now)?.reason ?? null;

  it('takes one to ten valid addresses a send', () => {
    expect(refuse([])).toBe('NONE');
    expect(refuse(addresses(inviteLimits.perSend))).toBeNull();
    expect(refuse(addresses(inviteLimits.perSend + 1))).toBe('TOO_MANY');
    expect(refuse(['ada@example.org', 'ada'])).toBe('INVALID_ADDRESS');
  });

  it('takes ten an event and day, twenty a day', () => {
    const sent = (count: number, event: string, ago = hour * 2) =>
      addresses(count).map((address) => sentTo(address, ago, event));
    expect(refuse(['ada@example.org'], { byMember: sent(9, 'here') })).toBeNull();
    expect(refuse(['ada@example.org'], { byMember: sent(10, 'here') })).toBe('EVENT_QUOTA');
    expect(refuse(['ada@example.org'], { byMember: sent(10, 'here', day) })).toBeNull();
    expect(refuse(['ada@example.org'], { byMember: [...sent(10, 'there'), ...sent(9, 'elsewhere')] })).toBeNull();
    expect(refuse(['ada@example.org'], { byMember: [...sent(10, 'there'), ...sent(10, 'elsewhere')] })).toBe(
      'DAY_QUOTA',
    );
  });

  it('counts every address of the send that is asked for', () => {
    const sent = (count: number, event: string) => addresses(count).map((address) => sentTo(address, hour * 2, event));
    expect(refuse(addresses(2), { byMember: sent(8, 'here') })).toBeNull();
    expect(refuse(addresses(2), { byMember: sent(9, 'here') })).toBe('EVENT_QUOTA');
    expect(refuse(addresses(2), { byMember: [...sent(10, 'there'), ...sent(8, 'elsewhere')] })).toBeNull();
    expect(refuse(addresses(2), { byMember: [...sent(10, 'there'), ...sent(9, 'elsewhere')] })).toBe('DAY_QUOTA');
  });

  it('takes three an address and hour, from all senders together', () => {
    const thrice = (ago: number) => [ago, ago, ago].map((each) => sentTo('ada@example.org', each, 'there'));
    expect(refuse(['ada@example.org'], { toAddresses: thrice(hour - 1).slice(1) })).toBeNull();
    expect(refuse(['ada@example.org'], { toAddresses: thrice(hour - 1) })).toBe('ADDRESS_QUOTA');
    expect(refuse(['ada@example.org'], { toAddresses: thrice(hour) })).toBeNull();
    expect(refuse(['bob@example.org'], { toAddresses: thrice(1) })).toBeNull();
  });

  it('says in how many seconds all of the send will fit', () => {
    const wait = (to: readonly string[], sent: Partial<typeof nothing> | object) =>
      refuseInvitations({ memberEventId: 'here', addresses: to }, { ...nothing, ...sent }, now)?.retryAfter;
    // one a minute, the first of them ten minutes ago
    const byMember = addresses(10).map((address, n) => sentTo(address, (10 - n) * minute));
    expect(wait(addresses(1), { byMember })).toBe((day - 10 * minute) / 1000);
    expect(wait(addresses(3), { byMember: byMember.toReversed() })).toBe((day - 8 * minute) / 1000);
    const toAddresses = [50, 40, 30, 20].map((ago) => sentTo('ada@example.org', ago * minute, 'there'));
    expect(wait(['ada@example.org'], { toAddresses })).toBe(20 * 60);
    expect(wait(['bob@example.org', 'ada@example.org'], { toAddresses, byMember })).toBe((day - 9 * minute) / 1000);
    // the quota that is named first has room a minute from now, the address only in forty
    const nearlyOver = addresses(10).map((address) => sentTo(address, day - minute));
    expect(wait(['ada@example.org'], { toAddresses: toAddresses.slice(2), byMember: nearlyOver })).toBe(60);
    expect(wait(['ada@example.org'], { toAddresses: toAddresses.slice(1), byMember: nearlyOver })).toBe(20 * 60);
    expect(wait(addresses(inviteLimits.perSend + 1), {})).toBeNull();
  });
});
