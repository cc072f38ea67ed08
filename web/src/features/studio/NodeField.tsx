import { nodeTypes, nodeWords } from '@atrium/domain/learning/contentTree.ts';
import { use } from 'react';
import { Select } from '#ui/Select.tsx';
import type { FieldViewProps } from './fieldProps.ts';
import { NumberInput } from './PlainFields.tsx';
import { TreeContext } from './treeContext.ts';
import { nodeName } from './treeNodes.ts';

export type NodeFieldProps = FieldViewProps & { error: string | undefined };

const none = { value: '', label: 'Nothing' };

/** Another node of the same tree. */
export const NodeField = ({ field, value, error, onChange }: NodeFieldProps) => {
  const { nodes } = use(TreeContext);
  const types = nodeTypes.filter((type) => field.among?.includes(type) ?? true);
  const chosen = typeof value === 'string' ? value : '';
  const found = nodes
    .filter(({ type }) => types.includes(type))
    .map((node) => ({ value: node.id, label: `${nodeName(node)} (${nodeWords[node.type].toLowerCase()})` }));
  const isKnown = chosen === '' || found.some((option) => option.value === chosen);
  return (
    <Select
      label={field.label}
      hint={field.help}
      error={error}
      value={chosen}
      options={[none, ...(isKnown ? [] : [{ value: chosen, label: chosen }]), ...found]}
      onChange={(event) => {
        onChange(event.target.value === '' ? null : event.target.value);
      }}
    />
  );
};

/** A meeting of the session, by its number; a number where nothing is known of them. */
export const MeetingField = ({ field, value, error, onChange }: NodeFieldProps) => {
  const { meetings } = use(TreeContext);
  const texts = { label: field.label, hint: field.help, error };
  if (meetings === null) return <NumberInput texts={texts} value={value} empty="null" onChange={onChange} />;
  const chosen = typeof value === 'number' ? String(value) : '';
  const found = meetings.map(({ number, title }) => ({ value: String(number), label: `${String(number)}: ${title}` }));
  const isKnown = chosen === '' || found.some((option) => option.value === chosen);
  return (
    <Select
      {...texts}
      value={chosen}
      options={[none, ...(isKnown ? [] : [{ value: chosen, label: `Meeting ${chosen}` }]), ...found]}
      onChange={(event) => {
        onChange(event.target.value === '' ? null : Number(event.target.value));
      }}
    />
  );
};
