import { expect, test } from 'vitest';
import { keptDraft } from './keptDraft.ts';

interface Values {
  readonly name: string;
  readonly picture: string;
}

test('[PRO-03] what a draft does not keep is kept neither as it is nor as it was before', () => {
  const draft = keptDraft<Values>('ann/basic', ({ picture: _, ...changed }) => changed);
  const began = { name: 'Ann', picture: '/old.webp' };
  draft.write({ values: { name: 'Anna', picture: '/new.webp' }, version: 3, began });
  expect(draft.read()).toEqual({ values: { name: 'Anna' }, version: 3, began: { name: 'Ann' } });
});

test('[PRO-03] a draft ends by itself, and those of other forms stay', () => {
  const [one, other] = [keptDraft<Values>('ann/basic'), keptDraft<Values>('ann/studio/event/a')];
  for (const draft of [one, other]) draft.write({ values: { name: 'Anna' }, version: 1, began: { name: 'Ann' } });
  one.write(null);
  expect(one.read()).toBeNull();
  expect(other.read()?.values).toEqual({ name: 'Anna' });
});
