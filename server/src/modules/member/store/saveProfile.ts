import type { Updateable } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import type { Tables } from '../../../base/sql/tables.ts';
import type { ProfileForm } from '../types.ts';

const versionColumns = {
  basicInfo: 'basic_info_version',
  location: 'location_version',
  company: 'company_version',
  jobInfo: 'job_info_version',
  social: 'social_version',
  community: 'community_version',
} as const;

/** The columns that a form changes. */
export interface ProfileChange {
  readonly profile?: Updateable<Tables['member_profile']>;
  readonly member?: Updateable<Tables['member']>;
}

/** Saves one form of a profile that is locked, and counts its version. */
export async function saveProfileForm(
  tx: Tx,
  memberId: string,
  form: ProfileForm,
  { profile = {}, member = {} }: ProfileChange,
): Promise<void> {
  const version = versionColumns[form];
  await tx
    .updateTable('member_profile')
    .set(profile)
    .set((eb) => ({ [version]: eb(version, '+', 1) }))
    .where('member_id', '=', memberId)
    .execute();
  if (Object.keys(member).length === 0) return;
  await tx.updateTable('member').set(member).where('member_id', '=', memberId).execute();
}
