import { communityForm, type CommunityValues } from '@atrium/domain/member/profileForm.ts';
import { textLimits } from '@atrium/domain/member/textLimits.ts';
import type { EditData } from './editQuery.ts';
import { sendCommunity } from './saveProfile.ts';
import { SectionForm } from './SectionForm.tsx';
import { TextAreaField } from './TextField.tsx';
import { useProfileForm } from './useProfileForm.ts';
import styles from './EditPage.module.css';

const read = ({ profile }: EditData): CommunityValues => ({
  about: profile.about ?? '',
  growthTip: profile.growthTip ?? '',
  communityGive: profile.communityGive ?? '',
  communityGet: profile.communityGet ?? '',
  whatILove: profile.whatILove ?? '',
});

const labels = {
  about: 'Introduction',
  growthTip: 'My Growth Tip',
  communityGive: 'Give to the Community',
  communityGet: 'Get from the Community',
  whatILove: 'What I Love',
} as const;

const texts = [
  { name: 'growthTip', hint: 'One thing that made you better at your work' },
  { name: 'communityGive', hint: 'What others may ask you about' },
  { name: 'communityGet', hint: 'What you are looking for' },
  { name: 'whatILove', hint: 'At work or outside it' },
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
    <SectionForm label="Community" form={form} labels={labels}>
      <div className={styles.whole}>
        <TextAreaField
          control={form.control}
          name="about"
          label={labels.about}
          hint="What you do, in your own words"
          limit={textLimits.introduction}
        />
      </div>
      {texts.map((field) => (
        <div key={field.name} className={styles.whole}>
          <TextAreaField control={form.control} label={labels[field.name]} {...field} limit={textLimits.community} />
        </div>
      ))}
    </SectionForm>
  );
};
