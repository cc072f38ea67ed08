import { foldLetters } from '@atrium/domain/foldLetters.ts';
import { optionItems, type OptionItem } from './Popup.tsx';

/** As many as a list shows without being slow. */
const most = 60;
/** Lists up to this length are shown whole before anything is typed: all countries, but not all cities of one. */
const shortList = 300;

/** The suggestions that contain what was typed, accents aside: those that begin with it first. */
export function matching(names: readonly string[], typed: string): OptionItem[] {
  const wanted = foldLetters(typed.trim());
  const found = names.filter((name) => foldLetters(name).includes(wanted));
  const first = found.filter((name) => foldLetters(name).startsWith(wanted));
  const rest = found.filter((name) => !foldLetters(name).startsWith(wanted));
  const shown = wanted === '' && names.length <= shortList ? names.length : most;
  return optionItems([...first, ...rest].slice(0, shown).map((name) => ({ value: name, label: name })));
}
