import { communityForm, type CommunityValues } from '@atrium/domain/member/profileForm.ts';
import { textLimits } from '@atrium/domain/member/textLimits.ts';
import styles from './EditPage.module.css';
import type { EditData } from './editQuery.ts';
import { sendCommunity } from './saveProfile.ts';
import { SectionForm } from './SectionForm.tsx';
import { TextAreaField } from './TextField.tsx';
import { useProfileForm } from './useProfileForm.ts';

const read = ({ profile }: EditData): CommunityValues => ({
  about: profile.about ?? '',
  growthTip: profile.growthTip ?? '',
  communityGive: profile.communityGive ?? '',
  communityGet: profile.communityGet ?? '',
  whatILove: profile.whatILove ?? '',
});

const texts = [
  { name: 'growthTip', label: 'My Growth Tip', hint: 'One thing that made you better at your work' },
  { name: 'communityGive', label: 'Give to the Community', hint: 'What others may ask you about' },
  { name: 'communityGet', label: 'Get from the Community', hint: 'What you are looking for' },
  { name: 'whatILove', label: 'What I Love', hint: 'At work or outside it' },
] as const;

/** The five texts of a profile (PRO-06). */
export const CommunityForm = ({ data }: { data: EditData }) => {
  const form = useProfileForm<CommunityValues>({
    data,
    form: 'community',
    schema: communityForm,
    read,
    send: sendCommunity,
  });
  return (
    <SectionForm label="Community" form={form}>
      <div className={styles.whole}>
        <TextAreaField
          control={form.control}
          name="about"
          label="Introduction"
          hint="What you do, in your own words"
          limit={textLimits.introduction}
        />
      </div>
      {texts.map((field) => (
        <div key={field.name} className={styles.whole}>
          <TextAreaField control={form.control} {...field} limit={textLimits.community} />
        </div>
      ))}
    </SectionForm>
  );
};
