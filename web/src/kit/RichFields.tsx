import { useState } from 'react';
import { ComboBox } from '#ui/rich/ComboBox.tsx';
import { ComboBoxMany } from '#ui/rich/ComboBoxMany.tsx';
import { DateField } from '#ui/rich/DateField.tsx';
import { DropZone, type RefusedFile } from '#ui/rich/DropZone.tsx';
import { ImageCrop } from '#ui/rich/ImageCrop.tsx';
import { MultiSelect } from '#ui/rich/MultiSelect.tsx';
import { NumberField } from '#ui/rich/NumberField.tsx';
import { Slider } from '#ui/rich/Slider.tsx';
import { SuggestInput } from '#ui/rich/SuggestInput.tsx';
import { Tree } from '#ui/rich/Tree.tsx';
import { languages, topics } from './examples.ts';
import { MovableTreePart } from './MovableTreePart.tsx';
import { Part, type SectionProps } from './Part.tsx';
import styles from './Kit.module.css';

export const RichFields = ({ scheme }: SectionProps) => {
  const [language, setLanguage] = useState<string | null>('english');
  const [city, setCity] = useState('');
  const [spoken, setSpoken] = useState(['english', 'german']);
  const [chosen, setChosen] = useState<string[]>(['strategy', 'design']);
  const [date, setDate] = useState<string | null>('2026-11-24');
  const [seats, setSeats] = useState<number | null>(12);
  const [level, setLevel] = useState<number[]>([40]);
  const [range, setRange] = useState<number[]>([20, 70]);
  const [node, setNode] = useState('week-1');
  const [files, setFiles] = useState<string[]>([]);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  return (
    <>
      <Part name="ComboBox, SuggestInput">
        <div className={styles.half}>
          <ComboBox
            label="Language"
            options={languages}
            value={language}
            onChange={setLanguage}
            hint="Type to find one"
          />
        </div>
        <div className={styles.half}>
          <SuggestInput
            label="City"
            suggestions={topics.map(({ label }) => label)}
            value={city}
            onChange={setCity}
            placeholder="Anywhere"
          />
        </div>
        <div className={styles.half}>
          <ComboBox
            label="Wrong"
            options={languages}
            value={null}
            onChange={setLanguage}
            error="Please choose a language."
          />
        </div>
      </Part>
      <Part name="ComboBoxMany">
        <div className={styles.fill}>
          <ComboBoxMany label="Languages you speak" options={languages} values={spoken} onChange={setSpoken} />
        </div>
      </Part>
      <Part name="MultiSelect">
        <div className={styles.half}>
          <MultiSelect label="Topics" options={topics} values={chosen} onChange={setChosen} />
        </div>
        <div className={styles.half}>
          <MultiSelect label="None yet" options={topics} values={[]} onChange={setChosen} disabled />
        </div>
      </Part>
      <Part name="DateField">
        <DateField label="Begins" value={date} onChange={setDate} min="2026-11-10" />
        <DateField label="Ends" value={null} onChange={setDate} error="Please enter a date." />
      </Part>
      <Part name="NumberField">
        <NumberField label="Seats" value={seats} onChange={setSeats} min={1} max={40} />
        <NumberField
          label="Price"
          value={995}
          onChange={setSeats}
          format={{ style: 'currency', currency: 'USD' }}
          disabled
        />
      </Part>
      <Part name="Slider">
        <div className={styles.half}>
          <Slider label="Level" values={level} onChange={setLevel} min={0} max={100} />
        </div>
        <div className={styles.half}>
          <Slider label="Length" values={range} onChange={setRange} min={0} max={100} step={5} />
        </div>
      </Part>
      <Part name="Tree">
        <div className={styles.fill}>
          <Tree
            label={`Contents, ${scheme}`}
            open={['week-1']}
            value={node}
            onChange={setNode}
            nodes={[
              {
                id: 'week-1',
                label: 'Week 1',
                aside: '2',
                children: [
                  { id: 'a', label: 'See the work' },
                  { id: 'b', label: 'Keep or stop' },
                ],
              },
              { id: 'week-2', label: 'Week 2', aside: '1', children: [{ id: 'c', label: 'Choose and fund' }] },
            ]}
          />
        </div>
      </Part>
      <Part name="MovableTree">
        <MovableTreePart scheme={scheme} />
      </Part>
      <Part name="DropZone">
        <div className={styles.fill}>
          <DropZone
            label={files.length === 0 ? 'Add your project files' : files.join(', ')}
            hint="PDF, up to 1 MB"
            error={refused.length === 0 ? null : `${refused.map(({ file }) => file.name).join(', ')} cannot be added.`}
            accept={['application/pdf']}
            maxSize={1_000_000}
            multiple
            onFiles={(added) => {
              setRefused([]);
              setFiles([...files, ...added.map(({ name }) => name)]);
            }}
            onRefused={setRefused}
          />
        </div>
      </Part>
      <Part name="ImageCrop">
        <div className={styles.fill}>
          <ImageCrop
            src="/share.png"
            aspect={1}
            round
            width={400}
            onDone={() => undefined}
            onCancel={() => undefined}
            onUnreadable={() => undefined}
          />
        </div>
      </Part>
    </>
  );
};
