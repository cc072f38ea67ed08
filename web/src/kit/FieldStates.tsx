import { Checkbox, ChoiceGroup, Radio } from '#ui/Choice.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { Select, SlimSelect } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { longWords, topics } from './examples.ts';
import { Part, type SectionProps } from './Part.tsx';
import styles from './Kit.module.css';

const nothing = () => undefined;

/** The states of fields that a page rarely shows: read-only, wrong, disabled, over the limit, with too many words. */
export const FieldStates = ({ scheme }: SectionProps) => (
  <>
    <Part name="TextInput: read-only, with too many words">
      <div className={styles.half}>
        <TextInput label="Calendar address" readOnly value="https://atrium.example/calendar/events.ics" />
      </div>
      <div className={styles.half}>
        <TextInput label={longWords} hint={longWords} error={longWords} defaultValue={longWords} />
      </div>
    </Part>
    <Part name="PasswordInput: wrong, disabled">
      <div className={styles.half}>
        <PasswordInput label="Password" autoComplete="off" error="Use at least 8 characters." defaultValue="short" />
      </div>
      <div className={styles.half}>
        <PasswordInput label="Password" autoComplete="off" disabled />
      </div>
    </Part>
    <Part name="TextArea: over the limit, wrong, disabled">
      <div className={styles.half}>
        <TextArea label="About you" limit={12} value="Longer than twelve" onChange={nothing} />
      </div>
      <div className={styles.half}>
        <TextArea label="Note" error="Please write something." value="" onChange={nothing} />
      </div>
      <div className={styles.half}>
        <TextArea label="Disabled" disabled value="Not now" onChange={nothing} />
      </div>
    </Part>
    <Part name="Select, SlimSelect: wrong, disabled">
      <div className={styles.half}>
        <Select label="Topic" options={topics} error="Please choose a topic." />
      </div>
      <div className={styles.half}>
        <Select label="Topic" options={topics} disabled />
      </div>
      <SlimSelect label={`Order, disabled, ${scheme}`} options={topics} disabled />
    </Part>
    <Part name="SearchBox: filled, disabled">
      <SearchBox label={`Search lessons, ${scheme}`} value="pricing" onChange={nothing} />
      <SearchBox label={`Search nothing, ${scheme}`} value="" onChange={nothing} disabled />
    </Part>
    <Part name="Radio, Checkbox: lined, disabled and on, with too many words">
      <div className={styles.fill}>
        <ChoiceGroup legend={`Date, ${scheme}`} lined>
          <Radio name={`date-${scheme}`} label={longWords} note={longWords} aside="14 seats left" defaultChecked />
          <Radio name={`date-${scheme}`} label="Dec 1 to 11, 2026" aside="Full" disabled />
        </ChoiceGroup>
      </div>
      <div className={styles.half}>
        <Checkbox label="On, and not yours to change" defaultChecked disabled />
        <Checkbox label="Off, and not yours to change" disabled />
      </div>
    </Part>
    <Part name="Switch: off, disabled and on">
      <div className={styles.half}>
        <Switch label="Off" checked={false} onChange={nothing} />
        <Switch label="On, and not yours to change" checked disabled onChange={nothing} />
      </div>
    </Part>
  </>
);
