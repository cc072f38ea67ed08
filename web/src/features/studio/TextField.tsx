import { textOf } from '@atrium/domain/document/anyDocument.ts';
import { useState } from 'react';
import { now } from '#lib/clock.ts';
import { formatZone } from '#lib/dates.ts';
import { listTimeZones } from '#parts/timeZones.ts';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { BadgeField } from './BadgeField.tsx';
import type { FieldViewProps } from './fieldProps.ts';
import type { FieldShape } from './fieldShape.ts';
import { FileField } from './FileField.tsx';
import { FilmField } from './FilmField.tsx';
import { RichTextField } from './RichTextField.tsx';
import { instantAt, localTime } from './zonedTime.ts';

export type TextFieldProps = FieldViewProps & { empty: FieldShape['empty']; error: string | undefined };

/** A text, by the part of the kit that its field names: a line, a paragraph, an instant, a zone, a file. */
export const TextField = (props: TextFieldProps) => {
  const { field, value, onChange, zone, empty, error } = props;
  const [zones] = useState(() => (field.part === 'zone' ? listZones() : []));
  const texts = { label: field.label, hint: field.help, error };
  const text = textOf(value);
  const write = (next: string) => {
    onChange(next === '' && empty !== null ? (empty === 'null' ? null : undefined) : next);
  };
  if (field.part === 'instant') {
    return (
      <TextInput
        {...texts}
        type="datetime-local"
        hint={[field.help, `In ${formatZone(zone, now())}.`].filter(Boolean).join(' ')}
        value={localTime(value, zone)}
        onChange={(event) => {
          write(instantAt(event.target.value, zone) ?? '');
        }}
      />
    );
  }
  if (field.part === 'day') {
    return (
      <TextInput
        {...texts}
        type="date"
        value={text}
        onChange={(event) => {
          write(event.target.value);
        }}
      />
    );
  }
  if (field.part === 'zone') {
    return (
      <Select
        {...texts}
        options={zones.some((each) => each.value === text) ? zones : [{ value: text, label: text || 'None' }, ...zones]}
        value={text}
        onChange={(event) => {
          write(event.target.value);
        }}
      />
    );
  }
  if (field.part === 'film') return <FilmField {...texts} value={text} onChange={write} />;
  if (field.part === 'picture' || field.part === 'file') {
    return <FileField {...texts} part={field.part} drawnAs={field.drawnAs} value={text} onChange={write} />;
  }
  if (field.part === 'badge') return <BadgeField {...texts} value={text} onChange={write} />;
  if (field.part === 'rich') return <RichTextField {...texts} value={text} onChange={write} />;
  if (field.part === 'text') {
    return (
      <TextArea
        {...texts}
        rows={3}
        value={text}
        onChange={(event) => {
          write(event.target.value);
        }}
      />
    );
  }
  return (
    <TextInput
      {...texts}
      value={text}
      autoComplete="off"
      inputMode={field.part === 'link' ? 'url' : undefined}
      onChange={(event) => {
        write(event.target.value);
      }}
    />
  );
};

const listZones = () =>
  listTimeZones(now(), []).map(({ id, city, name, offset }) => ({ value: id, label: `${city}, ${name} (${offset})` }));
