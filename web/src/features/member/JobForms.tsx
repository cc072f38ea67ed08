import { companyForm, jobInfoForm, type CompanyValues, type JobInfoValues } from '@atrium/domain/member/profileForm.ts';
import { Bind } from '#lib/form/Bind.tsx';
import { Select } from '#ui/Select.tsx';
import type { EditData } from './editQuery.ts';
import { sendCompany, sendJobInfo } from './saveProfile.ts';
import { SectionForm } from './SectionForm.tsx';
import { TextField } from './TextField.tsx';
import { useProfileForm } from './useProfileForm.ts';

const readCompany = ({ profile }: EditData): CompanyValues => ({ companyName: profile.company.name ?? '' });

const companyLabels = { companyName: 'Company' } as const;

/** The company (PRO-09). */
export const CompanyForm = ({ data }: { data: EditData }) => {
  const form = useProfileForm<CompanyValues>({
    data,
    form: 'company',
    schema: companyForm,
    read: readCompany,
    send: sendCompany,
  });
  return (
    <SectionForm label="Company" form={form} labels={companyLabels}>
      <TextField
        control={form.control}
        name="companyName"
        label={companyLabels.companyName}
        autoComplete="organization"
      />
    </SectionForm>
  );
};

const readJobInfo = ({ profile }: EditData): JobInfoValues => ({
  jobRole: profile.jobRole ?? '',
  industry: profile.industry ?? '',
  jobFunction: profile.jobFunction ?? '',
});

const jobLabels = { jobRole: 'Role', industry: 'Industry', jobFunction: 'Job function' } as const;

/** Role, industry and job function, the last two from the lists of the academy (PRO-09). */
export const JobInfoForm = ({ data }: { data: EditData }) => {
  const form = useProfileForm<JobInfoValues>({
    data,
    form: 'jobInfo',
    schema: jobInfoForm,
    read: readJobInfo,
    send: sendJobInfo,
  });
  const { industry, jobFunction } = data.profile;
  const choice = (name: 'industry' | 'jobFunction', offered: readonly string[], kept: string | null) => (
    <Bind control={form.control} name={name}>
      {({ onChange, ...field }) => (
        <Select
          label={jobLabels[name]}
          {...field}
          options={optionsOf(offered, kept)}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Bind>
  );
  return (
    <SectionForm label="Job Information" form={form} labels={jobLabels} show={shown}>
      <TextField control={form.control} name="jobRole" label={jobLabels.jobRole} autoComplete="organization-title" />
      {choice('industry', data.industries, industry)}
      {choice('jobFunction', data.jobFunctions, jobFunction)}
    </SectionForm>
  );
};

/** The words of the option for neither. */
const notGiven = 'Not given';
const orNotGiven = (value: string) => (value === '' ? notGiven : value);
const shown = { industry: orNotGiven, jobFunction: orNotGiven };

/** What is offered, and what the member chose while it was. */
function optionsOf(offered: readonly string[], kept: string | null) {
  const all = kept === null || offered.includes(kept) ? offered : [...offered, kept];
  return [{ value: '', label: notGiven }, ...all.map((value) => ({ value, label: value }))];
}
