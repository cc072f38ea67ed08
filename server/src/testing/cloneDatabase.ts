import { inject } from 'vitest';
import { copyTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's URL of the migrated demo database, which is a template: copied, never connected to. */
    databaseTemplate: string;
  }
}

/** Creates a copy of the demo database. Returns its URL, as the owner; what nobody removes is dropped with the run. */
export function cloneDatabase(): Promise<string> {
  return copyTemplate(inject('databaseTemplate'));
}
