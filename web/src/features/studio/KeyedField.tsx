import type { DocumentField } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/Layout.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { NestedProps } from './fieldProps.ts';
import { emptyValue, shapeOf } from './fieldShape.ts';
import { PartFrame } from './PartFrame.tsx';
import { withValue } from './withValue.ts';
import styles from './Editor.module.css';

export type KeyedFieldProps = NestedProps & { of: DocumentField; error: string | undefined };

/** Values that are found by a key: each with its key, and one more by a new key. */
export const KeyedField = ({ field, of, error, path, value, onChange, faults, zone, View }: KeyedFieldProps) => {
  const [key, setKey] = useState('');
  const values = isRecord(value) ? value : {};
  const isTaken = Object.hasOwn(values, key.trim());
  return (
    <PartFrame label={field.label} hint={field.help} error={error}>
      <ol className={styles.rows}>
        {Object.entries(values).map(([name, each]) => (
          <li key={name} className={styles.rowItem}>
            <Row className={styles.rowHead}>
              <span className={styles.rowName}>{name}</span>
              <IconButton
                label={`Take out ${name}`}
                size="s"
                onClick={() => {
                  onChange(withValue(values, name, undefined));
                }}
              >
                <IconTrash aria-hidden="true" />
              </IconButton>
            </Row>
            <View
              field={{ ...of, label: name }}
              path={`${path}.${name}`}
              value={each}
              onChange={(next) => {
                onChange(withValue(values, name, next));
              }}
              faults={faults}
              zone={zone}
            />
          </li>
        ))}
      </ol>
      <Row>
        <TextInput
          label={`New key in ${field.label}`}
          value={key}
          error={isTaken ? 'This key is there already.' : undefined}
          onChange={(event) => {
            setKey(event.target.value);
          }}
        />
        <Button
          size="s"
          variant="line"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => {
            if (key.trim() === '' || isTaken) return;
            onChange(withValue(values, key.trim(), emptyValue(shapeOf(of))));
            setKey('');
          }}
        >
          Add to {field.label}
        </Button>
      </Row>
    </PartFrame>
  );
};
