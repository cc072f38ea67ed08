import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { letterWordsDocument } from '@atrium/domain/outbox/letterWordsDocument.ts';
import { isTimeZone } from '@atrium/domain/timeZone.ts';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { Bind } from '#lib/form/Bind.tsx';
import type { FaultOfDocumentFragment } from '#lib/gql/graphql.ts';
import { DocumentFormContext } from './documentFormContext.ts';
import { EditableContext } from './editable.ts';
import { FieldView } from './FieldView.tsx';
import { inZone } from './inZone.ts';
import type { StudioKind } from './kinds.ts';
import { LetterVariables } from './letters/LetterVariables.tsx';
import { ProductWords } from './letters/ProductWords.tsx';
import { EditedContext } from './treeContext.ts';
import type { DocumentForm } from './useDocumentForm.ts';
import styles from './Editor.module.css';

export interface FieldsViewProps {
  form: DocumentForm;
  kind: StudioKind;
  faults: readonly FaultOfDocumentFragment[];
  /** Of the reader, for documents without a zone of their own. */
  zone: string;
  /** Nobody has met it yet: another zone keeps the hours that were typed, and not the instants. */
  isNew: boolean;
  /** Called with each change that is made here: the fields as they were, and as they are then. */
  onChanged: (before: DocumentBody, after: DocumentBody) => void;
}

/** The fields of a kind, laid out from its definition. */
export const FieldsView = ({ form, kind, faults, zone, isNew, onChanged }: FieldsViewProps) => {
  const mayWrite = use(EditableContext);
  const { id } = use(EditedContext);
  const isLetter = kind.kind === letterWordsDocument.kind;
  const [zoneField] = Object.entries(kind.fields).find(([, { part }]) => part === 'zone') ?? [];
  const own = useWatch({ control: form.control, name: zoneField ?? '' });
  const ownZone = zoneField !== undefined && typeof own === 'string' && isTimeZone(own) ? own : zone;
  /** The fields that change with the zone. */
  const movedTo = (to: unknown): DocumentBody => {
    if (!isNew || typeof to !== 'string' || !isTimeZone(to)) return {};
    const values = form.getValues();
    const moved = Object.entries(inZone(kind.fields, values, { from: ownZone, to }));
    return Object.fromEntries(moved.filter(([name, value]) => value !== values[name]));
  };
  return (
    <DocumentFormContext value={mayWrite ? form : null}>
      {isLetter ? <LetterVariables letter={id} /> : null}
      <div className={styles.fields}>
        {Object.entries(kind.fields).map(([name, field]) => (
          <Bind key={name} control={form.control} name={name}>
            {({ value, onChange }) => {
              const write = (next: unknown): void => {
                const values = form.getValues();
                const moved = name === zoneField ? movedTo(next) : {};
                const after = { ...moved, [name]: next };
                onChanged(Object.fromEntries(Object.keys(after).map((each) => [each, values[each]])), after);
                for (const [each, to] of Object.entries(moved)) form.setValue(each, to);
                onChange(next);
              };
              const view = (
                <FieldView field={field} path={name} value={value} onChange={write} faults={faults} zone={ownZone} />
              );
              if (!isLetter) return view;
              return (
                <div className={styles.whole}>
                  {view}
                  <ProductWords slot={name} label={field.label} value={value} onChange={write} />
                </div>
              );
            }}
          </Bind>
        ))}
      </div>
    </DocumentFormContext>
  );
};
