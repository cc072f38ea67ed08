/// <reference lib="esnext.temporal" />
import { day, hour, second } from '@atrium/domain/time.ts';
import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { inTenant } from '../../base/sql/tenant.ts';
import type { TestServer } from '../../testing/harness.ts';
import { deeds, type DeedKind } from './deeds.fixture.ts';
import { foldFigures } from './service/foldFigures.ts';

// Random histories of two companies that people join, leave and switch between, and what these people do.

export const zones = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/Santiago',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'America/Anchorage',
];
/** Near the changes of summer time of these zones, at which a day has 23, 23.5, 24.5 or 25 hours, and some others. */
export const todays = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-04-24',
  '2026-09-06',
  '2026-09-27',
  '2026-10-04',
  '2026-10-25',
  '2026-10-30',
  '2026-11-01',
  '2026-06-15',
  '2026-01-01',
];

/**
 * An instant: so many days before now, moved to just before or after the midnight of the company, or anywhere in the
 * day.
 */
const instantOf = fc.record({
  daysAgo: fc.oneof(fc.constantFrom(0, 1, 29, 30, 31, 89, 90, 91), fc.integer({ min: 0, max: 200 })),
  at: fc.oneof(fc.constantFrom('midnight', 'before midnight'), fc.integer({ min: 1, max: 86_000 })),
});
const kinds = [
  'play',
  'play',
  'play',
  'play',
  'play',
  'completion',
  'badge',
  'attended',
  'download',
  'minutes',
  'absent',
  'enroll',
  'enroll',
  'wait',
  'leave',
  'session end',
  'unmark',
  'submit',
  'withdraw',
  'issue',
  'issue again',
  'revoke',
] as const satisfies readonly DeedKind[];
const numberOf = (...of: readonly number[]) => fc.constantFrom(...of);
export const history = fc.record({
  zone: fc.constantFrom(...zones),
  rivalZone: fc.constantFrom(...zones),
  today: fc.constantFrom(...todays),
  hourOfDay: fc.integer({ min: 0, max: 23 }),
  contractBegan: fc.oneof(fc.constantFrom(30, 90), fc.integer({ min: 1, max: 180 })),
  people: fc.array(
    fc.record({
      seats: fc.array(fc.record({ from: instantOf, until: fc.option(instantOf), isActivated: fc.boolean() }), {
        minLength: 1,
        maxLength: 2,
      }),
      hasLeft: fc.boolean(),
      isRenewed: fc.boolean(),
      /** When the person goes to the other company, with a seat there. */
      switches: fc.option(instantOf, { freq: 2 }),
      /** How many changes of the seats are made before the figures are folded for the first time. */
      early: fc.nat({ max: 6 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  /** How many days ago the contract was renewed: the seats end, and some go on under the next contract; null: never. */
  renewal: fc.option(fc.constantFrom(1, 2, 29, 30, 31, 60)),
  /** The contract that was renewed goes on, and a person who is not of the next one keeps their seat. */
  isOverlapping: fc.boolean(),
  deeds: fc.array(
    fc.record({
      who: fc.nat({ max: 3 }),
      kind: fc.constantFrom(...kinds),
      lesson: numberOf(0, 0, 1, 2),
      video: fc.nat({ max: 2 }),
      at: instantOf,
      /** Of play, and for how much longer the tab was open. */
      seconds: numberOf(1, 7, 8, 14.9, 15, 60, 600),
      idle: fc.nat({ max: 300 }),
      elsewhere: fc.boolean(),
      /** Happens after the figures were folded for the first time. */
      isLate: fc.boolean(),
    }),
    { maxLength: 30, size: 'max' },
  ),
});
export type History = typeof history extends fc.Arbitrary<infer H> ? H : never;
type Instant = History['deeds'][number]['at'];

/** Of both companies, and when they are looked at. */
export interface Laid {
  readonly customerIds: readonly [own: string, rival: string];
  readonly now: number;
}

/** Lays one history with its folds. */
export async function layHistory(server: TestServer, customerId: string, of: History): Promise<Laid> {
  const { db } = server;
  const local = Temporal.PlainDate.from(of.today);
  const now = local.toZonedDateTime({
    timeZone: of.zone,
    plainTime: Temporal.PlainTime.from({ hour: of.hourOfDay, minute: 31 }),
  }).epochMilliseconds;
  let tick = 0;
  const midnightOf = (daysAgo: number) => local.subtract({ days: daysAgo }).toZonedDateTime(of.zone).epochMilliseconds;
  const instant = ({ daysAgo, at }: Instant): number => {
    tick += 1;
    const midnight = midnightOf(daysAgo);
    const exact =
      at === 'midnight' ? midnight : at === 'before midnight' ? midnight - 1 : midnight + at * second + tick;
    return Math.min(exact, now - hour);
  };
  const rival = `${customerId}-rival`;
  const next = `${customerId}-next`;
  const turn = of.renewal === null ? Infinity : midnightOf(of.renewal);
  const began = Math.min(now, turn) - of.contractBegan * day;
  for (const [customer_id, time_zone] of [
    [customerId, of.zone],
    [rival, of.rivalZone],
  ] as const) {
    await db.insertInto('customer').values({ customer_id, time_zone, name: 'Random', type: 'ENTERPRISE' }).execute();
  }
  const contracts = [
    { contract_id: customerId, customer_id: customerId, from: began, until: of.isOverlapping ? Infinity : turn - hour },
    { contract_id: next, customer_id: customerId, from: turn, until: Infinity },
    { contract_id: rival, customer_id: rival, from: now - of.contractBegan * day, until: Infinity },
  ];
  for (const { from, until, ...contract } of contracts.filter((one) => one.from < now)) {
    const times = { starts_at: new Date(from), ends_at: new Date(Math.min(until, now + 100 * day)) };
    await inTenant(db, contract.customer_id, (tx) =>
      tx
        .insertInto('contract')
        .values({ ...contract, total_seats: contract.contract_id === next ? 7 : 9, ...times })
        .execute(),
    );
  }

  const seat = async (company: string, change: RawBuilder<unknown>) => {
    await inTenant(db, company, (tx) => change.execute(tx));
  };
  const give = (company: string, contractId: string, memberId: string, from: number) =>
    seat(
      company,
      sql`insert into seat (contract_id, customer_id, member_id, assigned_at)
        values (${contractId}, ${company}, ${memberId}, ${new Date(from)})`,
    );
  const setHeld = (company: string, contractId: string, memberId: string, column: string, at: number) =>
    seat(
      company,
      sql`update seat set ${sql.ref(column)} = ${new Date(at)}
        where contract_id = ${contractId} and member_id = ${memberId} and revoked_at is null`,
    );

  const changes: (() => Promise<unknown>)[][] = [[], []];
  const people: { memberId: string; switchedAt: number }[] = [];
  for (const [index, { seats, hasLeft, isRenewed, switches, early }] of of.people.entries()) {
    const memberId = `${customerId}-${String(index)}`;
    const switchedAt = switches === null ? Infinity : instant(switches);
    people.push({ memberId, switchedAt });
    await db
      .insertInto('member')
      .values({
        member_id: memberId,
        customer_id: hasLeft ? 'consumer' : customerId,
        email: `${memberId}@random.example`,
        first_name: 'Ünal',
        last_name: `=${memberId}`,
        registered_at: new Date(0),
      })
      .execute();
    const own: (() => Promise<unknown>)[] = [];
    // one after another: of each person at most one seat is held at a time
    const ends = seats
      .flatMap(({ from, until }) => [instant(from), until === null ? now - hour : instant(until)])
      .toSorted((a, b) => a - b);
    for (const [k, { until: given, isActivated }] of seats.entries()) {
      const [since = 0, until = 0] = ends.slice(k * 2, k * 2 + 2);
      const isHeld = given === null && k === seats.length - 1;
      const [from, to] = [since, Math.min(isHeld ? Infinity : until, switchedAt)];
      const staysOn = of.isOverlapping && !isRenewed;
      const turned = staysOn ? Infinity : turn;
      const parts = [
        { contractId: customerId, from, to: Math.min(to, turned), isPart: from < turned },
        { contractId: next, from: Math.max(from, turned), to, isPart: to > turned && (from >= turned || isRenewed) },
      ];
      for (const part of parts.filter(({ isPart, from: begins, to: stops }) => isPart && begins < stops)) {
        own.push(() => give(customerId, part.contractId, memberId, part.from));
        if (isActivated) own.push(() => setHeld(customerId, part.contractId, memberId, 'activated_at', part.from));
        if (part.to !== Infinity) own.push(() => setHeld(customerId, part.contractId, memberId, 'revoked_at', part.to));
      }
    }
    if (switchedAt !== Infinity) {
      own.push(
        () => db.updateTable('member').set({ customer_id: rival }).where('member_id', '=', memberId).execute(),
        () => give(rival, rival, memberId, switchedAt),
        () => setHeld(rival, rival, memberId, 'activated_at', switchedAt),
      );
    }
    changes[0]?.push(...own.slice(0, early));
    changes[1]?.push(...own.slice(early));
  }
  const fold = (at: number) => foldFigures(server.context(null, at));
  for (const isLate of [false, true]) {
    for (const change of changes[isLate ? 1 : 0] ?? []) await change();
    const some = of.deeds.filter((item) => item.isLate === isLate);
    for (const [index, deed] of some.entries()) {
      // each of the last ones must say by itself that figures are out of date
      if (isLate && index >= some.length - 2) await fold(now);
      const at = instant(deed.at);
      const { memberId, switchedAt } = people[deed.who % people.length] ?? { memberId: '', switchedAt: 0 };
      const company = at >= switchedAt ? rival : deed.elsewhere ? 'consumer' : customerId;
      await deeds[deed.kind](db, { ...deed, memberId, customerId: company, at, everybody: `${customerId}-%` });
    }
    // the first fold is some days and one change of the clock earlier: ranges move, and late facts are old
    await fold(isLate ? now : now - 3 * day);
  }
  return { customerIds: [customerId, rival], now };
}
