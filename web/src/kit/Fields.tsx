import { useState } from 'react';
import { Checkbox, ChoiceGroup, Radio } from '#ui/Choice.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { Select, SlimSelect } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { topics } from './examples.ts';
import { Part, type SectionProps } from './Part.tsx';
import styles from './Kit.module.css';

export const Fields = ({ scheme }: SectionProps) => {
  const [text, setText] = useState('');
  const [on, setOn] = useState(true);
  return (
    <>
      <Part name="TextInput">
        <div className={styles.half}>
          <TextInput label="Title" hint="As it is shown on the card" placeholder="Name of the course" />
        </div>
        <div className={styles.half}>
          <TextInput label="Email" error="Please enter an email address." defaultValue="maya@" />
        </div>
        <div className={styles.half}>
          <TextInput label="Disabled" disabled defaultValue="Not now" />
        </div>
      </Part>
      <Part name="PasswordInput">
        <div className={styles.half}>
          <PasswordInput label="Password" autoComplete="off" />
        </div>
      </Part>
      <Part name="TextArea">
        <div className={styles.half}>
          <TextArea
            label="About you"
            limit={120}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        </div>
      </Part>
      <Part name="Select, SlimSelect">
        <div className={styles.half}>
          <Select label="Topic" options={topics} />
        </div>
        <SlimSelect label={`Order, ${scheme}`} options={topics} />
      </Part>
      <Part name="SearchBox">
        <SearchBox label={`Search courses, ${scheme}`} value={text} onChange={setText} />
      </Part>
      <Part name="Radio, Checkbox, ChoiceGroup">
        <div className={styles.half}>
          <ChoiceGroup legend="Format" hint="You can change it later">
            <Radio name={`format-${scheme}`} label="Live" note="With a cohort" defaultChecked />
            <Radio name={`format-${scheme}`} label="On demand" />
            <Radio name={`format-${scheme}`} label="Not offered" disabled />
          </ChoiceGroup>
        </div>
        <div className={styles.half}>
          <ChoiceGroup legend="Mails" error="Please choose one.">
            <Checkbox label="Reminders" defaultChecked />
            <Checkbox label="News" />
          </ChoiceGroup>
        </div>
      </Part>
      <Part name="Switch">
        <div className={styles.half}>
          <Switch label="Autoplay" note="The next lesson begins by itself" checked={on} onChange={setOn} />
          <Switch label="Not yours to change" checked={false} disabled onChange={setOn} />
        </div>
      </Part>
    </>
  );
};
