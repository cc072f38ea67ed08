import type { Draft, Saved } from '#lib/form/useSavedForm.ts';
import { readStored, writeStored } from '#lib/storage.ts';

type Drafts = Readonly<Record<string, unknown>>;

/** Keeps what a member typed into a form and could not save yet; signing out removes it. */
export function profileDraft<Values>(
  userId: string,
  form: string,
  kept: (changed: Partial<Values>) => Partial<Values>,
): Draft<Values> {
  const name = `${userId}/${form}`;
  return {
    read: () => {
      const found = readDrafts()[name];
      return isUnsaved<Values>(found) ? found : null;
    },
    write: (unsaved) => {
      const { [name]: _, ...others } = readDrafts();
      const drafts = unsaved === null ? others : { ...others, [name]: { ...unsaved, values: kept(unsaved.values) } };
      writeStored('profileDrafts', Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
    },
  };
}

function isUnsaved<Values>(found: unknown): found is Saved<Partial<Values>> {
  return typeof found === 'object' && found !== null && 'values' in found && 'version' in found;
}

/** Text that is no JSON counts as none. */
function readDrafts(): Drafts {
  try {
    const read: unknown = JSON.parse(readStored('profileDrafts') ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Drafts) : {};
  } catch {
    return {};
  }
}
