import { persona } from '@atrium/content/people.ts';
import { day, minute } from '@atrium/domain/time.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flagFile } from '../../adapters/local/flagFile.ts';
import { openLog } from '../../base/process/log.ts';
import type { Listener } from '../../base/sql/listener.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { followSource, type SourceGrants } from './service/followSource.ts';
import { endSeatGrants, grantSeat } from './service/grantSeat.ts';
import { saveFlag } from './service/saveFlag.ts';
import { refreshStanding } from './service/standings.ts';
import { openViewerSource } from './service/viewerSource.ts';
import { listPlainAreas, saveRenewed } from './store/grants.ts';
import { listMembersWithPassedBoundary } from './store/standings.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const self = '{ getMember { accountType } getMemberEntitlements { type label keys } }';
interface Self {
  readonly getMember: { readonly accountType: string };
  readonly getMemberEntitlements: { readonly type: string; readonly label: string; readonly keys: string[] }[];
}
const standingOf = async ({ memberId }: Caller): Promise<string | undefined> => {
  const row = server.db.selectFrom('member_standing').select('account_type').where('member_id', '=', memberId);
  return (await row.executeTakeFirst())?.account_type;
};

test("[ACC-01] entitlements are keys 'type/label', each once", async () => {
  const { getMemberEntitlements } = await (await server.as('member')).query<Self>(self);
  const keys = getMemberEntitlements.flatMap((entitlement) => entitlement.keys);
  expect(keys).toEqual(expect.arrayContaining(['area/mcsc-unlimited', 'area/ai-academy']));
  expect(new Set(keys).size).toBe(keys.length);
});

test('[ACC-01] an entitlement that two sources grant is listed once', async () => {
  const { memberId, query } = await server.as('crashplus');
  const held = async () => {
    const { getMemberEntitlements } = await query<{ getMemberEntitlements: { entitlementId: string }[] }>(
      '{ getMemberEntitlements { entitlementId } }',
    );
    return getMemberEntitlements.map(({ entitlementId }) => entitlementId);
  };
  const before = await held();
  const again = { source: 'PURCHASE' as const, source_ref: 'bought again', starts_at: new Date(0) };
  await server.db
    .insertInto('entitlement_grant')
    .values(
      [...before, 'area-bootcamps'].map((entitlementId) => ({
        member_id: memberId,
        entitlement_id: entitlementId,
        ...again,
      })),
    )
    .execute();
  await expect.poll(held).toContain('area-bootcamps');
  expect((await held()).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...before, 'area-bootcamps'].toSorted((a, b) => a.localeCompare(b)),
  );
});

test('[SIG-07] a free account gets the area as it is sold to consumers, not that of a company', async () => {
  const own = { entitlement_id: 'globex-mc-limited', type: 'AREA' as const, label: 'mc-limited', name: 'For Globex' };
  await server.db.insertInto('entitlement').values(own).execute();
  expect(await listPlainAreas(server.db, ['area/mc-limited'])).toEqual(['area-mc-limited']);
  await server.db.deleteFrom('entitlement').where('entitlement_id', '=', own.entitlement_id).execute();
});

test('[BIL-06] former entitlements come from the member’s own grants, the last to end first, without current ones', async () => {
  const hadBy = async (name: string) => {
    const { listFormerEntitlements } = await (
      await server.as(name)
    ).query<{ listFormerEntitlements: { name: string; endedAt: string }[] }>(
      '{ listFormerEntitlements { name endedAt } }',
    );
    return listFormerEntitlements.map((entitlement) => ({
      name: entitlement.name,
      days: Math.round((server.clock.now() - Number(entitlement.endedAt)) / day),
    }));
  };
  expect(await hadBy('eve@globex.example')).toEqual([{ name: 'Unlimited membership for Globex', days: 9 }]);
  expect(await hadBy('alumni')).toEqual([
    { name: 'Unlimited membership', days: 365 },
    { name: 'AI Academy', days: 365 },
  ]);
  // the academy was granted again, so it is not a former entitlement
  expect(await hadBy('alumni-guest')).toEqual([{ name: 'Unlimited membership', days: 30 }]);
  expect(await hadBy('member')).toEqual([]);
});

test('a grant that staff gives or revokes counts at the next request, in every process', async () => {
  const limited = await server.as('limited');
  const before = await limited.query<Self>(self);
  expect(before.getMember.accountType).toBe('LIMITED');
  const grant = {
    entitlement_grant_id: 'test-grant',
    member_id: limited.memberId,
    entitlement_id: 'area-mcsc-unlimited',
    source: 'SUBSCRIPTION' as const,
    source_ref: 'test',
    starts_at: new Date(server.clock.now() - day),
  };
  await server.db.insertInto('entitlement_grant').values(grant).execute();
  await expect.poll(async () => (await limited.query<Self>(self)).getMember.accountType).toBe('MEMBER');
  const revoked = { revoked_at: new Date(server.clock.now() - 1000) };
  await server.db
    .updateTable('entitlement_grant')
    .set(revoked)
    .where('entitlement_grant_id', '=', 'test-grant')
    .execute();
  await expect.poll(async () => (await limited.query<Self>(self)).getMember.accountType).toBe('ALUMNI');
});

test('each run over beginning and ending grants continues where the last one ended: no instant twice, none left out', async () => {
  const { memberId } = await server.as('academy');
  const ends = server.clock.now() + 100 * day;
  await server.db
    .updateTable('entitlement_grant')
    .set({ ends_at: new Date(ends) })
    .where('member_id', '=', memberId)
    .execute();
  const isSeen = async (since: number, now: number): Promise<boolean> => {
    const span = { since: new Date(since), now: new Date(now), after: '', limit: 1_000 };
    return (await listMembersWithPassedBoundary(server.db, span)).includes(memberId);
  };
  expect(await isSeen(ends - 2, ends - 1)).toBe(false);
  expect(await isSeen(ends - 1, ends)).toBe(true);
  expect(await isSeen(ends, ends + 1)).toBe(false);
});

test('a trial ends with time: the account changes on read, and the stored account type follows the clock', async () => {
  const trial = await server.as('trial');
  expect((await trial.query<Self>(self)).getMember.accountType).toBe('TRIAL');
  expect(await standingOf(trial)).toBe('TRIAL');
  await server.clock.advance(6 * day);
  const { getMember, getMemberEntitlements } = await trial.query<Self>(self);
  expect(getMember.accountType).toBe('POST_TRIAL');
  expect(getMemberEntitlements).toEqual([]);
  expect(await standingOf(trial)).toBe('POST_TRIAL');
  const audited = server.db.selectFrom('audit_entry').select('after').where('subject', '=', `member/${trial.memberId}`);
  const entries = await audited.execute();
  expect(entries).toContainEqual({ after: { accountType: 'POST_TRIAL' } });
  // what is the same as before is no change
  for (const later of [0, day]) await refreshStanding(server.db, trial.memberId, server.clock.now() + later);
  expect(await audited.execute()).toEqual(entries);
});

test('a member whose account type cannot be stored keeps no other waiting, and is stored by a later run', async () => {
  const people = await Promise.all(['limited', 'limited-over'].map((name) => server.as(name)));
  const [broken] = people;
  const now = server.clock.now();
  const grant = { entitlement_id: 'area-mcsc-unlimited', source: 'PURCHASE' as const, source_ref: 'for a day' };
  const span = { starts_at: new Date(now + 1000), ends_at: new Date(now + day) };
  const spans = people.map(({ memberId }) => ({ member_id: memberId, ...grant, ...span }));
  await server.db.insertInto('entitlement_grant').values(spans).execute();
  await server.clock.advance(minute);
  expect(await Promise.all(people.map(standingOf))).toEqual(['MEMBER', 'MEMBER']);
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  await owner.query(`create function stay() returns trigger language plpgsql as
    $$ begin raise exception 'this one stays'; end $$;
    create trigger a_stays before update on member_standing for each row
      when (old.member_id = '${broken?.memberId ?? ''}') execute function stay()`);
  await server.clock.advance(day);
  expect(await Promise.all(people.map(standingOf))).toEqual(['MEMBER', 'ALUMNI']);
  expect(server.takeErrors().map(({ msg }) => msg)).toContain('due work failed for one of several');
  await owner.query('drop trigger a_stays on member_standing');
  await owner.end();
  await server.clock.advance(minute);
  expect(await Promise.all(people.map(standingOf))).toEqual(['ALUMNI', 'ALUMNI']);
  // the other tests share them
  await server.db.deleteFrom('entitlement_grant').where('source_ref', '=', grant.source_ref).execute();
});

test('[ACC-01] a member who is kept in the cache gains and loses a grant at the instant that it begins and ends', async () => {
  const listener = { alive: () => true, on: () => Promise.resolve(), close: () => Promise.resolve() };
  const viewers = await openViewerSource({ db: server.db, listener, log: openLog('silent') }, flagFile(undefined));
  const { memberId } = persona('limited-over');
  const now = server.clock.now();
  const grant = { entitlement_id: 'area-mcsc-unlimited', source: 'SUBSCRIPTION' as const, source_ref: 'later' };
  const span = { starts_at: new Date(now + day), ends_at: new Date(now + 2 * day) };
  await server.db
    .insertInto('entitlement_grant')
    .values({ member_id: memberId, ...grant, ...span })
    .execute();
  const typeAt = async (at: number) => (await viewers.find(memberId, at))?.accountType;
  expect([await typeAt(now), await typeAt(now + day - 1), await typeAt(now + day)]).toEqual([
    'LIMITED',
    'LIMITED',
    'MEMBER',
  ]);
  expect([await typeAt(now + 2 * day - 1), await typeAt(now + 2 * day)]).toEqual(['MEMBER', 'ALUMNI']);
});

/** When the grants of one source were revoked, in days from `from`, and why. */
async function revokedOf(sourceRef: string, from: number): Promise<unknown[]> {
  const rows = await server.db
    .selectFrom('entitlement_grant')
    .select(['revoked_at', 'reason'])
    .where('source_ref', '=', sourceRef)
    .execute();
  return rows.map(({ revoked_at: at, reason }) => [at && (at.getTime() - from) / day, reason]);
}

test('a subscription that stays suspended keeps the instant from which it was, and restores its grant', async () => {
  const now = server.clock.now();
  const follow = (isSuspended: boolean, after: number) =>
    server.db.transaction().execute((tx) => {
      const span = { startsAt: now, endsAt: null, isSuspended };
      const key = { memberId: persona('limited-over').memberId, sourceRef: 'followed' };
      const wanted: SourceGrants = {
        ...key,
        source: 'SUBSCRIPTION',
        entitlementIds: ['area-ai-academy'],
        span,
        now: now + after * day,
      };
      return followSource(tx, wanted);
    });
  expect([await follow(true, 1), await revokedOf('followed', now)]).toEqual([true, [[1, null]]]);
  expect([await follow(true, 3), await revokedOf('followed', now)]).toEqual([false, [[1, null]]]);
  expect([await follow(false, 4), await revokedOf('followed', now)]).toEqual([true, [[null, null]]]);
});

test('[D41] what had ended before a subscription was changed to another plan ended then, and not with the change', async () => {
  const caller = await server.as('limited-over');
  const now = server.clock.now();
  const follow = (entitlementId: string, ends: number, at: number) =>
    server.db.transaction().execute((tx) => {
      const key = { memberId: caller.memberId, source: 'SUBSCRIPTION', sourceRef: 'changed' } as const;
      const span = { startsAt: now - 90 * day, endsAt: now + ends * day, isSuspended: false };
      return followSource(tx, { ...key, entitlementIds: [entitlementId], span, now: now + at * day });
    });
  await follow('area-crash-courses', -60, -90);
  // paid again after a month, for what does not contain it
  await follow('area-mcsc-unlimited', 30, -30);
  type Former = { readonly entitlementId: string; readonly endedAt: string };
  const endOf = async () => {
    const document = '{ listFormerEntitlements { entitlementId endedAt } }';
    const { listFormerEntitlements: former } = await caller.query<{ listFormerEntitlements: Former[] }>(document);
    return former.find(({ entitlementId }) => entitlementId === 'area-crash-courses')?.endedAt;
  };
  await expect.poll(endOf).toBe(String(now - 60 * day));
  // the next sync finds nothing to change
  expect(await follow('area-mcsc-unlimited', 30, -29)).toBe(false);
});

test('[ORG-13] what a seat gave ends once: a later end changes neither its instant nor its reason', async () => {
  const now = server.clock.now();
  const seat = { memberId: persona('limited-over').memberId, seatId: 'a-seat' };
  const terms = { entitlementIds: ['area-ai-academy'], now, endsAt: now + 30 * day };
  await server.db.transaction().execute((tx) => grantSeat(tx, seat, terms));
  const end = (after: number, reason: string) =>
    server.db
      .transaction()
      .execute((tx) =>
        endSeatGrants(
          tx,
          { memberId: seat.memberId, seatIds: ['another-seat', 'a-seat'] },
          { passes: [], now: now + after * day, reason },
        ),
      );
  await end(1, 'first');
  await end(2, 'second');
  expect(await revokedOf('a-seat', now)).toEqual([[1, 'first']]);
});

test('[RTE-10] a member reads when what they may open changes next by itself', async () => {
  const caller = await server.as('crash');
  const now = server.clock.now();
  const next = async () => {
    const of = await caller.query<{ getMember: { accessChangesAt: string | null } }>(
      '{ getMember { accessChangesAt } }',
    );
    return of.getMember.accessChangesAt === null ? null : Number(of.getMember.accessChangesAt) - now;
  };
  expect(await next()).toBeNull();
  const grant = (sourceRef: string, from: number, to: number, isRevoked = false) => ({
    member_id: caller.memberId,
    entitlement_id: 'area-ai-ondemand',
    source: 'PASS' as const,
    source_ref: sourceRef,
    starts_at: new Date(now + from * day),
    ends_at: new Date(now + to * day),
    revoked_at: isRevoked ? new Date(now) : null,
  });
  const add = (row: ReturnType<typeof grant>) => server.db.insertInto('entitlement_grant').values(row).execute();
  await add(grant('long', -5, 9));
  await expect.poll(next).toBe(9 * day);
  await add(grant('ahead', 4, 20));
  await expect.poll(next).toBe(4 * day);
  // nothing begins or ends with one that was taken back
  await add(grant('taken back', 2, 3, true));
  await add(grant('soon', -5, 1));
  await expect.poll(next).toBe(day);
});

test('of several trials the one that ends last says when the trial is over; one that has ended says nothing', async () => {
  const caller = await server.as('limited-over');
  const now = server.clock.now();
  const trialEnd = async () =>
    (await caller.query<{ getMember: { trialEndDate: string | null } }>('{ getMember { trialEndDate } }')).getMember
      .trialEndDate;
  expect(await trialEnd()).toBeNull();
  const add = (...days: readonly number[]) =>
    server.db
      .insertInto('entitlement_grant')
      .values(
        days
          .map((ends) => now + ends * day)
          .map((at) => ({
            member_id: caller.memberId,
            entitlement_id: 'area-ai-ondemand',
            source: 'TRIAL' as const,
            source_ref: `trial-${String(at)}`,
            starts_at: new Date(now - 9 * day),
            ends_at: new Date(at),
          })),
      )
      .execute();
  type Former = { readonly listFormerEntitlements: readonly { readonly name: string }[] };
  const formerly = async () => {
    const { listFormerEntitlements: former } = await caller.query<Former>('{ listFormerEntitlements { name } }');
    return former.length;
  };
  const before = await formerly();
  await add(-1);
  // the process has heard of it, and says nothing
  await expect.poll(formerly).toBe(before + 1);
  expect(await trialEnd()).toBeNull();
  await add(3, 9);
  await expect.poll(trialEnd).toBe(String(now + 9 * day));
});

/** What a process knows of viewers, with a listener for which the test speaks. */
async function openFollower() {
  let heard: (memberId: string | null) => void = () => undefined;
  const listener: Listener = {
    alive: () => true,
    on: (_channel, hear) => {
      heard = hear;
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  const viewers = await openViewerSource({ db: server.db, listener, log: openLog('silent') }, flagFile(undefined));
  const notify = (memberId: string | null) => {
    heard(memberId);
  };
  return { viewers, notify };
}

test('[THR-21] a flag that is changed while the flags are read is not hidden by what was read', async () => {
  const { viewers, notify } = await openFollower();
  const isOn = async () =>
    (await viewers.find(persona('bob@acme.example').memberId, server.clock.now()))?.flags.freemiumBanner;
  const reading = isOn();
  notify('*');
  expect(await reading).toBe(false);
  await saveFlag(server.db, { flag: 'freemiumBanner', defaultValue: true, targets: [] });
  expect(await isOn()).toBe(true);
});

test('a change that is notified while a viewer is read is not hidden by what was read', async () => {
  const { viewers, notify } = await openFollower();
  const { memberId } = persona('bob@acme.example');
  const nameOf = async () => (await viewers.find(memberId, server.clock.now()))?.firstName;
  for (const [change, firstName] of [
    [memberId, 'Robert'],
    ['*', 'Rob'],
    [null, 'Bobby'],
  ] as const) {
    notify(null);
    const reading = nameOf();
    notify(change);
    await reading;
    await server.db.updateTable('member').set({ first_name: firstName }).where('member_id', '=', memberId).execute();
    expect(await nameOf()).toBe(firstName);
  }
});

test('[D14] what a flag service says of a viewer is used for as long as it allows, and asked again then', async () => {
  const listener = { alive: () => true, on: () => Promise.resolve(), close: () => Promise.resolve() };
  const source = { db: server.db, listener, log: openLog('silent') };
  let learningPlans = true;
  const isOn = async (freshFor: number) => {
    learningPlans = true;
    const viewers = await openViewerSource(source, { freshFor, valuesFor: () => Promise.resolve({ learningPlans }) });
    const ask = async () => (await viewers.find(persona('crash').memberId, server.clock.now()))?.flags.learningPlans;
    const first = await ask();
    learningPlans = false;
    return [first, await ask()];
  };
  expect([await isOn(0), await isOn(3_600_000)]).toEqual([
    [true, false],
    [true, true],
  ]);
});

test('[SSN-04] a flag is not saved with a value that nothing can read, neither for all nor for some', async () => {
  const save = (flag: string, defaultValue: unknown, value: unknown) =>
    saveFlag(server.db, { flag, defaultValue, targets: [{ to: { customerIds: ['acme'] }, value }] });
  for (const [flag, good, bad] of [
    ['learningPlans', false, 'yes'],
    ['onDemand2024Refresh', [], 'all'],
  ] as const) {
    for (const [value, targeted] of [
      [bad, good],
      [good, bad],
    ] as const)
      expect(await save(flag, value, targeted)).toMatchObject({ refusal: { code: 'INVALID_INPUT', reason: 'VALUE' } });
  }
  expect(await save('noSuchFlag', true, true)).toMatchObject({ refusal: { code: 'INVALID_INPUT', reason: 'FLAG' } });
});

test('[PAS-07] what a pass renews has ended by itself: what runs keeps its end, and what was revoked stays so', async () => {
  const { memberId } = persona('limited-over');
  const now = server.clock.now();
  const key = { memberId, source: 'PASS' as const, sourceRef: 'pass-renewed' };
  const ends = { 'area-ai-academy': now - day, 'area-bootcamps': now + 90 * day, 'area-ai-ondemand': now - day };
  await server.db
    .insertInto('entitlement_grant')
    .values(
      Object.entries(ends).map(([entitlementId, endsAt]) => ({
        member_id: memberId,
        entitlement_id: entitlementId,
        source: key.source,
        source_ref: key.sourceRef,
        starts_at: new Date(now - 30 * day),
        ends_at: new Date(endsAt),
        revoked_at: entitlementId === 'area-ai-ondemand' ? new Date(now - 2 * day) : null,
      })),
    )
    .execute();
  await saveRenewed(server.db, key, { now: new Date(now), endsAt: new Date(now + 30 * day) });
  const rows = await server.db
    .selectFrom('entitlement_grant')
    .select(['entitlement_id as of', 'ends_at as endsAt'])
    .where('source_ref', '=', key.sourceRef)
    .execute();
  expect(Object.fromEntries(rows.map(({ of, endsAt }) => [of, endsAt?.getTime()]))).toEqual({
    ...ends,
    'area-ai-academy': now + 30 * day,
  });
});
