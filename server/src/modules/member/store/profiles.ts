import type { Db, Tx } from '../../../base/sql/db.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import type { MemberProfile, ProfileForm } from '../types.ts';
import { listVisible } from './members.ts';

type Row = Omit<MemberProfile, 'own'> &
  Readonly<Record<`${ProfileForm}Version`, number | null>> & { readonly listed: boolean };

function profileOf(members: ReturnType<typeof everybody>, memberId: string) {
  return members
    .leftJoin('member_profile as p', 'p.member_id', 'm.member_id')
    .where('m.member_id', '=', memberId)
    .select((eb) => [
      'm.member_id as userId',
      'm.first_name as firstName',
      'p.middle_name as middleName',
      'm.last_name as lastName',
      'm.display_name as displayName',
      'p.pronouns',
      'm.profile_image_url as profileImageUrl',
      'm.job_role as jobRole',
      'p.industry',
      'p.job_function as jobFunction',
      eb.fn.coalesce('p.languages', eb.val<string[]>([])).as('languages'),
      'm.company_name as companyName',
      'p.user_company_id as userCompanyId',
      'p.country',
      'p.region',
      'p.city',
      'p.user_location_id as userLocationId',
      'p.linkedin',
      'p.twitter',
      'p.instagram',
      'p.about',
      'p.growth_tip as growthTip',
      'p.community_give as communityGive',
      'p.community_get as communityGet',
      'p.what_i_love as whatILove',
      'm.listed',
      'p.basic_info_version as basicInfoVersion',
      'p.location_version as locationVersion',
      'p.company_version as companyVersion',
      'p.job_info_version as jobInfoVersion',
      'p.social_version as socialVersion',
      'p.community_version as communityVersion',
    ]);
}

const listed = query((db, { memberId }: { memberId: string }) =>
  profileOf(
    everybody(db).where('m.member_id', 'in', listVisible(db).select('e.member_id').where('e.member_id', '=', memberId)),
    memberId,
  ),
);
const own = query((db, { memberId }: { memberId: string }) => profileOf(everybody(db), memberId));

function everybody(db: Db) {
  return db.selectFrom('member as m');
}

/** The profile of a member who may be listed; null for anybody else (THR-28). */
export async function findListedProfile(reader: Reader, memberId: string): Promise<MemberProfile | null> {
  const [row] = await listed.prepared(reader, { memberId });
  return row === undefined ? null : { ...shown(row), own: null };
}

/** The profile of anybody, as that member sees it; null without an account. */
export async function findOwnProfile(reader: Reader, memberId: string): Promise<MemberProfile | null> {
  const [row] = await own.prepared(reader, { memberId });
  return row === undefined ? null : asOwn(row);
}

/** Locks the profile and creates it where there is none; as the member sees it. Null without an account. */
export async function lockProfile(tx: Tx, memberId: string): Promise<MemberProfile | null> {
  await tx
    .insertInto('member_profile')
    .columns(['member_id'])
    .expression((eb) => eb.selectFrom('member').select('member_id').where('member_id', '=', memberId))
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  await tx
    .selectFrom('member_profile')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .execute();
  const [row] = await own.rows(tx, { memberId });
  return row === undefined ? null : asOwn(row);
}

function asOwn(row: Row): MemberProfile {
  const versions = {
    basicInfo: row.basicInfoVersion ?? 0,
    location: row.locationVersion ?? 0,
    company: row.companyVersion ?? 0,
    jobInfo: row.jobInfoVersion ?? 0,
    social: row.socialVersion ?? 0,
    community: row.communityVersion ?? 0,
  };
  return { ...shown(row), own: { listed: row.listed, versions } };
}

function shown(row: Row): Omit<MemberProfile, 'own'> {
  const { listed: _, ...rest } = row;
  return rest;
}
