import type { SelectOption } from '#ui/Select.tsx';

const option = (label: string): SelectOption => ({ value: label.toLowerCase(), label });

export const topics = ['Strategy', 'Finance', 'Leadership', 'Operations', 'Marketing', 'Design', 'Data'].map(option);
export const languages = [
  'Arabic',
  'Danish',
  'Dutch',
  'English',
  'French',
  'German',
  'Hindi',
  'Polish',
  'Portuguese',
  'Spanish',
  'Swedish',
  'Turkish',
].map(option);

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly team: string;
  readonly minutes: number;
  readonly last: string | null;
}

const names = [
  'Amara Okafor',
  'Henrik Lindqvist',
  'Mei-Ling Zhao',
  'Joseph Kowalczyk',
  'Noor El Amrani',
  'Ingrid Sørensen',
  'Viktor Dragomir',
];
const teams = ['Finance', 'Operations', 'Design'];

export const people: readonly Person[] = names.map((name, index) => ({
  id: String(index),
  name,
  team: teams[index % teams.length] ?? '',
  minutes: (index * 37) % 90,
  last: index === 3 ? null : `2026-11-${String(10 + index)}`,
}));

export const weeks = [12, 30, 24, 45, 38, 52, 18].map((value, index) => ({
  label: `Nov ${String(index * 4 + 1)}`,
  value,
  current: index === 6,
}));

/** More words than a part has room for, with one that is too long for a line of a phone. */
export const longWords = 'Unit Economics for Non-Finance Leaders in Multidisciplinary-Procurement-Organizations Abroad';
