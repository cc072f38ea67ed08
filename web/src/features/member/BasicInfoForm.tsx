import { basicInfoForm, pronounOptions, type BasicInfoValues } from '@atrium/domain/member/profileForm.ts';
import { useState } from 'react';
import { Bind } from '#lib/form/Bind.tsx';
import { Arch } from '#ui/Arch.tsx';
import { ComboBoxMany } from '#ui/rich/ComboBoxMany.tsx';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import type { EditData } from './editQuery.ts';
import { languageNames } from './languages.ts';
import { PictureField } from './PictureField.tsx';
import { sendBasicInfo } from './saveProfile.ts';
import { SectionForm } from './SectionForm.tsx';
import { TextField } from './TextField.tsx';
import { useProfileForm } from './useProfileForm.ts';
import styles from './EditPage.module.css';

const read = ({ profile, listed }: EditData): BasicInfoValues => ({
  firstName: profile.firstName,
  middleName: profile.middleName ?? '',
  lastName: profile.lastName,
  pronouns: pronounOptions.find((option) => option === profile.pronouns) ?? 'Prefer not to say',
  languages: profile.languages.map(({ name }) => name),
  listed,
  profileImageUrl: profile.profileImageUrl,
});

const labels = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  pronouns: 'Pronouns',
  languages: 'Languages',
  listed: 'Show me in the member directory',
  profileImageUrl: 'Picture',
} as const;

const shown = {
  profileImageUrl: (src: string | null) => (
    <div className={styles.portrait}>
      <Arch src={src} alt={src === null ? 'No picture' : 'The newer picture'} />
    </div>
  ),
};

/** Picture, names, pronouns, languages and visibility (PRO-04, PRO-05). */
export const BasicInfoForm = ({ data }: { data: EditData }) => {
  const [schema] = useState(() => basicInfoForm(read(data)));
  const form = useProfileForm<BasicInfoValues>({
    data,
    form: 'basicInfo',
    schema,
    read,
    send: sendBasicInfo,
    // an uploaded picture that was never saved is removed after an hour
    draftOf: ({ profileImageUrl: _, ...changed }) => changed,
  });
  const { control } = form;
  return (
    <SectionForm label="Basic Information" form={form} labels={labels} show={shown}>
      <div className={styles.whole}>
        <Bind control={control} name="profileImageUrl">
          {({ value, onChange }) => (
            <PictureField
              value={value}
              onChange={(imageUrl) => {
                onChange(imageUrl);
                form.submit();
              }}
            />
          )}
        </Bind>
      </div>
      <TextField control={control} name="firstName" label={labels.firstName} autoComplete="given-name" />
      <TextField control={control} name="middleName" label={labels.middleName} autoComplete="additional-name" />
      <TextField control={control} name="lastName" label={labels.lastName} autoComplete="family-name" />
      <Bind control={control} name="pronouns">
        {({ onChange, ...field }) => (
          <Select
            label={labels.pronouns}
            {...field}
            options={pronounOptions.map((value) => ({ value, label: value }))}
            onChange={(event) => {
              onChange(pronounOptions.find((option) => option === event.target.value) ?? 'Prefer not to say');
            }}
          />
        )}
      </Bind>
      <div className={styles.whole}>
        <Bind control={control} name="languages">
          {({ ref: _, value, ...field }) => (
            <ComboBoxMany
              label={labels.languages}
              options={languageNames(value).map((name) => ({ value: name, label: name }))}
              values={value}
              {...field}
            />
          )}
        </Bind>
      </div>
      <div className={styles.whole}>
        <Bind control={control} name="listed">
          {({ value, onChange }) => (
            <Switch
              label={labels.listed}
              note="When it is off, no other member finds you or opens your profile."
              checked={value}
              onChange={onChange}
            />
          )}
        </Bind>
      </div>
    </SectionForm>
  );
};
