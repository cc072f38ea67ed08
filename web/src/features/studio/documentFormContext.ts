import { createContext } from 'react';
import type { DocumentForm } from './useDocumentForm.ts';

/** The form around a field, for one that fills in others too; null where nothing may be changed. */
export const DocumentFormContext = createContext<DocumentForm | null>(null);
