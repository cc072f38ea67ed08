import { cx } from '#ui/cx.ts';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { CaptionsField } from './CaptionsField.tsx';
import { fieldId } from './fieldId.ts';
import { FieldPresence } from './FieldPresence.tsx';
import type { FieldViewProps } from './fieldProps.ts';
import { shapeOf, type FieldShape } from './fieldShape.ts';
import { GroupField } from './GroupField.tsx';
import { KeyedField } from './KeyedField.tsx';
import { labelOf } from './labelOf.ts';
import { MeetingField, NodeField } from './NodeField.tsx';
import { ChoicesField, NumberInput, WordsField } from './PlainFields.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { RowsField } from './RowsField.tsx';
import { TextField } from './TextField.tsx';
import { TreeField } from './TreeField.tsx';
import styles from './Editor.module.css';

/** One field of a document, filled in by the part of the kit that fits its schema. */
export const FieldView = (props: FieldViewProps) => {
  const { field, path, faults } = props;
  // an id is kept for good, and nobody reads it (DOC-06)
  if (field.part === 'id') return null;
  const { shape, empty } = shapeOf(field);
  const stopping = faults.filter((fault) => fault.path === path && fault.when === 'must');
  const error = stopping.map(({ message }) => message).join(' ') || undefined;
  const isWide =
    ['group', 'rows', 'keyed'].includes(shape.type) ||
    ['rich', 'text', 'film', 'tree', 'captions'].includes(field.part);
  return (
    <div id={fieldId(path)} tabIndex={-1} className={cx(styles.field, isWide && styles.whole, error && styles.missing)}>
      <Control {...props} shape={shape} empty={empty} error={error} />
      <FieldPresence path={path} />
    </div>
  );
};

type ControlProps = FieldViewProps & FieldShape & { error: string | undefined };

const Control = ({ shape, empty, error, ...props }: ControlProps) => {
  const { field, value, onChange } = props;
  const texts = { label: field.label, hint: field.help, error };
  if (field.of !== undefined) return <ReferenceField {...props} of={field.of} empty={empty} error={error} />;
  if (field.part === 'tree') return <TreeField {...props} View={FieldView} error={error} />;
  if (field.part === 'node') return <NodeField {...props} error={error} />;
  if (field.part === 'meeting') return <MeetingField {...props} error={error} />;
  if (field.part === 'captions') return <CaptionsField {...props} error={error} />;
  if (shape.type === 'rows') return <RowsField {...props} View={FieldView} shape={shape} error={error} />;
  if (shape.type === 'keyed') return <KeyedField {...props} View={FieldView} of={shape.of} error={error} />;
  if (shape.type === 'group')
    return <GroupField {...props} View={FieldView} fields={shape.fields} empty={empty} error={error} />;
  if (shape.type === 'switch') {
    return <Switch label={field.label} note={error ?? field.help} checked={value === true} onChange={onChange} />;
  }
  if (shape.type === 'choice') {
    return (
      <Select
        {...texts}
        value={typeof value === 'string' ? value : ''}
        options={shape.values.map((each) => ({ value: each, label: field.words?.[each] ?? labelOf(each) }))}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    );
  }
  if (shape.type === 'number') {
    return <NumberInput texts={texts} value={value} empty={empty} onChange={onChange} />;
  }
  if (shape.type === 'words') {
    const words = wordsOf(value);
    if (shape.values !== null) {
      return (
        <ChoicesField texts={texts} values={shape.values} words={field.words} chosen={words} onChange={onChange} />
      );
    }
    return <WordsField texts={texts} words={words} onChange={onChange} />;
  }
  return <TextField {...props} empty={empty} error={error} />;
};

const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
