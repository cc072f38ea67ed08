import type { DocumentField } from '@atrium/domain/document/anyDocument.ts';
import type { ComponentType } from 'react';
import type { FaultOfDocumentFragment } from '#lib/gql/graphql.ts';

export interface FieldViewProps {
  field: DocumentField;
  /** The field, with those that it is in: `groups.2.title`, as faults name it. */
  path: string;
  /** As a draft has it, which may be anything. */
  value: unknown;
  /** Undefined: it is not there any more. */
  onChange: (value: unknown) => void;
  faults: readonly FaultOfDocumentFragment[];
  /** In which instants are written. */
  zone: string;
}

/** Of a field with fields in it: by what each of these is shown, which such a field cannot import itself. */
export interface NestedProps extends FieldViewProps {
  View: ComponentType<FieldViewProps>;
}
