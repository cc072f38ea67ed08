import { day } from '@atrium/domain/time.ts';
import type pg from 'pg';
import { copyRows } from './copyRows.ts';
import { iso, memberId, type Ground } from './plan.ts';
import { seeded } from './random.ts';
import { companies, firstNames, jobRoles, lastNames } from './words.ts';

/** The area a member holds and the account type that follows from it; most are paying members. */
const kinds = [
  { entitlement: 'area-mcsc-unlimited', source: 'SUBSCRIPTION', accountType: 'MEMBER' },
  { entitlement: 'area-ai-academy', source: 'SUBSCRIPTION', accountType: 'MEMBER' },
  { entitlement: 'area-ai-ondemand', source: 'SUBSCRIPTION', accountType: 'MEMBER' },
  { entitlement: 'area-mc-limited', source: 'FREEMIUM', accountType: 'LIMITED' },
] as const;

const kindOf = (index: number): (typeof kinds)[number] => kinds[index % kinds.length] ?? kinds[0];

/** Members with one grant each, numbered from `first` up to, but not including, `limit`. */
export async function growMembers(client: pg.Client, ground: Ground, first: number, limit: number): Promise<void> {
  const indices = function* (): Generator<number> {
    for (let index = first; index < limit; index += 1) yield index;
  };
  const registered = (index: number): number => ground.now - ((index * 7919) % 1500) * day - 60_000;

  const memberColumns = [
    'member_id',
    'customer_id',
    'email',
    'first_name',
    'last_name',
    'profile_image_url',
    'job_role',
    'company_name',
    'listed',
    'manage_billing',
    'registered_at',
  ] as const;
  await copyRows(
    client,
    'member',
    memberColumns,
    map(indices(), (index) => {
      const random = seeded(index);
      const id = memberId(index);
      return [
        id,
        'consumer',
        `${id}@world.example`,
        random.pick(firstNames),
        random.pick(lastNames),
        index % 3 === 0 ? null : `/files/art/portrait/${id}.svg`,
        random.pick(jobRoles),
        random.pick(companies),
        index % 10 !== 0,
        kindOf(index).source === 'SUBSCRIPTION',
        iso(registered(index)),
      ];
    }),
  );
  const grantColumns = [
    'entitlement_grant_id',
    'member_id',
    'entitlement_id',
    'source',
    'source_ref',
    'starts_at',
    'ends_at',
  ] as const;
  await copyRows(
    client,
    'entitlement_grant',
    grantColumns,
    map(indices(), (index) => {
      const { entitlement, source } = kindOf(index);
      const id = memberId(index);
      return [
        `${id}/grant`,
        id,
        entitlement,
        source,
        `world-${String(index)}`,
        iso(registered(index)),
        source === 'FREEMIUM' ? null : iso(ground.now + ((index % 360) + 5) * day),
      ];
    }),
  );
  await copyRows(
    client,
    'member_standing',
    ['member_id', 'account_type', 'since'],
    map(indices(), (index) => [memberId(index), kindOf(index).accountType, iso(registered(index))]),
  );
}

/** A lazy map, so that a million rows are never in memory at once. */
export function* map<From, To>(values: Iterable<From>, make: (value: From) => To): Generator<To> {
  for (const value of values) yield make(value);
}
