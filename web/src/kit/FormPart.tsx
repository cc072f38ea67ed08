import { useRef } from 'react';
import { CallError, callFault } from '#lib/callError.ts';
import { Bind } from '#lib/form/Bind.tsx';
import type { Saved } from '#lib/form/saved.types.ts';
import { useSavedForm } from '#lib/form/useSavedForm.ts';
import { SaveState } from '#parts/SaveState.tsx';
import { Button } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { ComboBoxMany } from '#ui/rich/ComboBoxMany.tsx';
import { DateField } from '#ui/rich/DateField.tsx';
import { NumberField } from '#ui/rich/NumberField.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { topics } from './examples.ts';
import { kitForm, type KitValues } from './kitForm.ts';
import { Part } from './Part.tsx';
import styles from './Kit.module.css';

const first: Saved<KitValues> = {
  values: {
    title: 'Write so the decision gets made',
    about: '',
    seats: 12,
    begins: '2026-11-24',
    topics: ['strategy'],
  },
  version: 1,
};

const labels = {
  title: 'Course title',
  about: 'Summary',
  seats: 'Number of seats',
  begins: 'First day',
  topics: 'Topics of the course',
} as const;

/** A form whose server lives in this page: a title of 'taken' is refused, and 'conflict' was changed elsewhere. */
export const FormPart = () => {
  const stored = useRef(first);
  const changed = useRef(false);
  const form = useSavedForm<KitValues>({
    schema: kitForm,
    saved: first,
    fieldOf: { ALREADY_LINKED: 'title' },
    reload: () => Promise.resolve(stored.current),
    save: (values, version) => {
      const isNews = values.title === 'conflict' && !changed.current;
      changed.current = isNews;
      if (isNews) return Promise.reject(new CallError([callFault('STALE_VERSION', 'Changed')], null));
      if (values.title === 'taken')
        return Promise.reject(new CallError([callFault('ALREADY_LINKED', 'This title is taken.')], null));
      stored.current = { values, version: version + 1 };
      return Promise.resolve(stored.current);
    },
  });
  const { control } = form;
  return (
    <Part name="useSavedForm, Bind, SaveState">
      <form className={styles.fill} noValidate onSubmit={form.submit}>
        <Stack>
          <Bind control={control} name="title">
            {({ onChange, ...field }) => (
              <TextInput
                label={labels.title}
                {...field}
                onChange={(event) => {
                  onChange(event.target.value);
                }}
              />
            )}
          </Bind>
          <Bind control={control} name="about">
            {({ onChange, ...field }) => (
              <TextArea
                label={labels.about}
                limit={200}
                {...field}
                onChange={(event) => {
                  onChange(event.target.value);
                }}
              />
            )}
          </Bind>
          <Row>
            <Bind control={control} name="seats">
              {({ ref: _, ...field }) => <NumberField label={labels.seats} min={0} {...field} />}
            </Bind>
            <Bind control={control} name="begins">
              {({ ref: _, name: __, ...field }) => <DateField label={labels.begins} {...field} />}
            </Bind>
          </Row>
          <Bind control={control} name="topics">
            {({ ref: _, value, ...field }) => (
              <ComboBoxMany label={labels.topics} options={topics} values={value} {...field} />
            )}
          </Bind>
          <Row>
            <Button type="submit" busy={form.phase === 'saving'}>
              Save
            </Button>
            <span className={look.small}>{form.dirty ? 'Not saved yet' : ''}</span>
          </Row>
          <SaveState form={form} labels={labels} />
        </Stack>
      </form>
    </Part>
  );
};
