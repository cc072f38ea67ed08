import { textOf } from '@atrium/domain/document/anyDocument.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useDeferredValue, useState } from 'react';
import { ComboBox } from '#ui/rich/ComboBox.tsx';
import { ComboBoxMany } from '#ui/rich/ComboBoxMany.tsx';
import type { FieldViewProps } from './fieldProps.ts';
import { findKind } from './kinds.ts';
import { TitlesContext } from './references.ts';
import { choicesQuery } from './studioQueries.ts';

export type ReferenceFieldProps = FieldViewProps & {
  /** The kind of the documents to choose from. */
  of: string;
  empty: 'null' | 'absent' | null;
  error: string | undefined;
};

/** Another document, or several in their order, found by the words of their titles. */
export const ReferenceField = ({ field, of, value, empty, error, onChange }: ReferenceFieldProps) => {
  const { titleOf, learn } = use(TitlesContext);
  const isMany = field.part === 'references';
  const chosen = isMany ? listOf(value) : [textOf(value)].filter((id) => id !== '');
  // null: nothing is being typed, and the title of what is chosen stands in the field
  const [typed, setTyped] = useState<string | null>(null);
  const [single] = chosen;
  const title = isMany || single === undefined ? '' : (titleOf(of, single) ?? single);
  const words = useDeferredValue(typed ?? '');
  const { data } = useQuery({ ...choicesQuery(of, words), placeholderData: keepPreviousData });
  const found = data?.page ?? [];
  const named = chosen.map((id) => ({ id, title: titleOf(of, id) ?? id }));
  const options = [...named.filter(({ id }) => !found.some((each) => each.id === id)), ...found].map(
    ({ id, title }) => ({ value: id, label: title === '' ? id : title }),
  );
  const remember = (id: string) => {
    const title = found.find((each) => each.id === id)?.title;
    if (title !== undefined) learn(of, id, title);
  };
  const choose = (id: string | null) => {
    if (id !== null) remember(id);
    onChange(id ?? (empty === 'null' ? null : empty === 'absent' ? undefined : ''));
  };
  const shared = {
    label: field.label,
    hint: field.help,
    error,
    options,
    empty: `No ${findKind(of)?.one ?? of} is called so.`,
    search: {
      text: typed ?? title,
      onChange: (text: string) => {
        // a list that closes, as it does when the page scrolls, does not take back what is typed
        if (text === '' && isTyping()) return;
        setTyped(text === title ? null : text);
        if (text === '' && single !== undefined && !isMany) choose(null);
      },
    },
    onBlur: () => {
      setTyped(null);
    },
  };
  if (isMany) {
    return (
      <ComboBoxMany
        {...shared}
        values={chosen}
        onChange={(ids) => {
          for (const id of ids) remember(id);
          setTyped(null);
          onChange(ids);
        }}
      />
    );
  }
  return (
    <ComboBox
      {...shared}
      value={single ?? null}
      onChange={(id) => {
        // said again when the list closes
        if (id === (single ?? null)) return;
        // at once, because a list opens again when the text changes after its choice
        setTyped(options.find((option) => option.value === id)?.label ?? '');
        choose(id);
      }}
    />
  );
};

/** Whether there is text in the field that has the focus. */
function isTyping(): boolean {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.value !== '';
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
