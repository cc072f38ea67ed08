import { readStored, writeStored } from '#lib/storage.ts';
import type { Draft, Unsaved } from './saved.types.ts';

type Drafts = Readonly<Record<string, unknown>>;

/**
 * Keeps what somebody typed into a form and could not save yet, by the form's name, which has the person in it; signing
 * out removes it. `kept`: what of it is worth keeping.
 */
export function keptDraft<Values>(
  name: string,
  kept: (changed: Partial<Values>) => Partial<Values> = (changed) => changed,
): Draft<Values> {
  return {
    read: () => {
      const found = readDrafts()[name];
      return isUnsaved<Values>(found) ? found : null;
    },
    write: (unsaved) => {
      const { [name]: _, ...others } = readDrafts();
      const whole = unsaved && { ...unsaved, values: kept(unsaved.values), began: kept(unsaved.began ?? {}) };
      const drafts = whole === null ? others : { ...others, [name]: whole };
      writeStored('formDrafts', Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
    },
  };
}

function isUnsaved<Values>(found: unknown): found is Unsaved<Values> {
  return typeof found === 'object' && found !== null && 'values' in found && 'version' in found;
}

/** Text that is no JSON counts as none. */
function readDrafts(): Drafts {
  try {
    const read: unknown = JSON.parse(readStored('formDrafts') ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Drafts) : {};
  } catch {
    return {};
  }
}
