import { socialForm, type SocialValues } from '@atrium/domain/member/profileForm.ts';
import type { EditData } from './editQuery.ts';
import { sendSocial } from './saveProfile.ts';
import { SectionForm } from './SectionForm.tsx';
import { TextField } from './TextField.tsx';
import { useProfileForm } from './useProfileForm.ts';

const read = ({ profile }: EditData): SocialValues => ({
  linkedin: profile.linkedin ?? '',
  twitter: profile.twitter ?? '',
  instagram: profile.instagram ?? '',
});

const labels = { linkedin: 'LinkedIn', twitter: 'Twitter', instagram: 'Instagram' } as const;

/** The social profiles, as handles or addresses (PRO-07). */
export const SocialForm = ({ data }: { data: EditData }) => {
  const form = useProfileForm<SocialValues>({ data, form: 'social', schema: socialForm, read, send: sendSocial });
  const hint = 'A handle, or a link to your profile';
  return (
    <SectionForm label="Social" form={form} labels={labels}>
      <TextField control={form.control} name="linkedin" label={labels.linkedin} hint={hint} />
      <TextField control={form.control} name="twitter" label={labels.twitter} hint={hint} />
      <TextField control={form.control} name="instagram" label={labels.instagram} hint={hint} />
    </SectionForm>
  );
};
