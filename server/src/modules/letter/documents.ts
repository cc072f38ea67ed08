import { findTemplate } from '@atrium/domain/outbox/letterTemplates.ts';
import {
  letterWordsDocument,
  type LetterWordsBody,
  type LetterWordsFacts,
} from '@atrium/domain/outbox/letterWordsDocument.ts';
import type { DocumentKind, DocumentKinds } from '../../base/documentKind.ts';
import { nameWords, saveWords } from './service/staff/saveWords.ts';
import { findWordsBody, listWordsRows, removeWordsRow } from './store/words.ts';

const letterWords: DocumentKind<LetterWordsBody, LetterWordsFacts> = {
  definition: letterWordsDocument,
  load: findWordsBody,
  save: saveWords,
  rows: listWordsRows,
  names: nameWords,
  facts: (_tx, _body, { id }) => Promise.resolve({ template: findTemplate(id) }),
  // without them the letter is sent in the words of the product
  usesOf: () => Promise.resolve({ users: [], history: [] }),
  remove: removeWordsRow,
};

export const documentKinds: DocumentKinds = [letterWords];
