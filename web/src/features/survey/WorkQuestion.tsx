import { companySizes, industries, jobAreas, jobLevels } from '@atrium/domain/survey/options.ts';
import type { SurveyWork } from '@atrium/domain/survey/surveyForm.ts';
import type { Fields } from '#lib/useFields.ts';
import { Checkbox } from '#ui/Choice.tsx';
import { look } from '#ui/look.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { focusOnMount } from './focusOnMount.ts';
import styles from './Survey.module.css';

export interface WorkQuestionProps {
  /** Of the form, for the button outside of it. */
  id: string;
  fields: Fields<SurveyWork>;
  /** Whether the member is interested in the product for a team. */
  forTeams: boolean;
  onForTeams: (forTeams: boolean) => void;
  onNext: () => void;
}

/** Question 1: six fields that all need a value, and an optional checkbox (SUR-01). */
export const WorkQuestion = ({ id, fields, forTeams, onForTeams, onNext }: WorkQuestionProps) => (
  <form
    id={id}
    className={look.stack}
    noValidate
    onSubmit={(event) => {
      fields.submit(event, onNext);
    }}
  >
    <p className={look.muted}>Question 1/2</p>
    <div className={styles.fields}>
      <TextInput ref={focusOnMount} label="Company" autoComplete="organization" required {...fields.field('company')} />
      <TextInput label="Title" autoComplete="organization-title" required {...fields.field('title')} />
      <Select label="Job level" required options={optionsOf(jobLevels)} {...fields.field('job_level')} />
      <Select
        label="Number of employees"
        required
        options={optionsOf(companySizes)}
        {...fields.field('number_of_employees')}
      />
      <Select label="Job area" required options={optionsOf(jobAreas)} {...fields.field('job_area')} />
      <Select label="Industry" required options={optionsOf(industries)} {...fields.field('industry')} />
    </div>
    <Checkbox
      label="I am interested in courses for my team"
      checked={forTeams}
      onChange={(event) => {
        onForTeams(event.currentTarget.checked);
      }}
    />
  </form>
);

function optionsOf(labels: Readonly<Record<string, string>>) {
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }));
  return [{ value: '', label: 'Choose one', disabled: true }, ...options];
}
