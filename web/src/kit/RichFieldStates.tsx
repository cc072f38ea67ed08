import { Button } from '#ui/Button.tsx';
import { ComboBox } from '#ui/rich/ComboBox.tsx';
import { ComboBoxMany } from '#ui/rich/ComboBoxMany.tsx';
import { DateField } from '#ui/rich/DateField.tsx';
import { DropZone } from '#ui/rich/DropZone.tsx';
import { MultiSelect } from '#ui/rich/MultiSelect.tsx';
import { NumberField } from '#ui/rich/NumberField.tsx';
import { Slider } from '#ui/rich/Slider.tsx';
import { SuggestInput } from '#ui/rich/SuggestInput.tsx';
import { Toolbar } from '#ui/rich/Toolbar.tsx';
import { Tree } from '#ui/rich/Tree.tsx';
import { languages, longWords, topics } from './examples.ts';
import { Part, type SectionProps } from './Part.tsx';
import styles from './Kit.module.css';

const nothing = () => undefined;

/** The states of rich fields that a page rarely shows: empty, wrong, disabled, with too many words. */
export const RichFieldStates = ({ scheme }: SectionProps) => (
  <>
    <Part name="ComboBox, SuggestInput: disabled, wrong">
      <div className={styles.half}>
        <ComboBox label="Disabled" options={languages} value="english" onChange={nothing} disabled />
      </div>
      <div className={styles.half}>
        <SuggestInput
          label="City"
          suggestions={topics.map(({ label }) => label)}
          value=""
          onChange={nothing}
          error="Please enter a city."
        />
      </div>
    </Part>
    <Part name="ComboBoxMany: empty, wrong, disabled">
      <div className={styles.half}>
        <ComboBoxMany label="None yet" options={languages} values={[]} onChange={nothing} error="Please choose one." />
      </div>
      <div className={styles.half}>
        <ComboBoxMany label="Disabled, many" options={languages} values={['english']} onChange={nothing} disabled />
      </div>
    </Part>
    <Part name="MultiSelect: empty, wrong, many">
      <div className={styles.half}>
        <MultiSelect label="Topics" options={topics} values={[]} onChange={nothing} error="Please choose a topic." />
      </div>
      <div className={styles.half}>
        <MultiSelect label={longWords} options={topics} values={topics.map(({ value }) => value)} onChange={nothing} />
      </div>
    </Part>
    <Part name="DateField, NumberField: disabled, wrong">
      <DateField label="Ended" value="2026-11-24" onChange={nothing} disabled />
      <NumberField label="Seats" value={99} onChange={nothing} max={40} error="At most 40." />
    </Part>
    <Part name="Slider: disabled, at both ends">
      <div className={styles.half}>
        <Slider label="Disabled" values={[40]} onChange={nothing} min={0} max={100} disabled />
      </div>
      <div className={styles.half}>
        <Slider label="Everything" values={[0, 100]} onChange={nothing} min={0} max={100} />
      </div>
    </Part>
    <Part name="DropZone: wrong">
      <div className={styles.fill}>
        <DropZone
          label="Add your project files"
          error="plan.exe cannot be added."
          accept={['application/pdf']}
          maxSize={1_000_000}
          onFiles={nothing}
          onRefused={nothing}
        />
      </div>
    </Part>
    <Part name="Tree: closed, with too many words">
      <div className={styles.fill}>
        <Tree
          label={`Closed contents, ${scheme}`}
          nodes={[{ id: 'long', label: longWords, aside: '12', children: [{ id: 'in', label: 'Inside' }] }]}
        />
      </div>
    </Part>
    <Part name="Toolbar: unavailable">
      <Toolbar label={`Nothing selected, ${scheme}`}>
        <Button size="s" variant="bare" disabled>
          Invite
        </Button>
        <Button size="s" variant="bare" disabled>
          Export
        </Button>
      </Toolbar>
    </Part>
  </>
);
