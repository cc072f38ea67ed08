import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { products } from '@atrium/content/billing.ts';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const code = ['web/src', 'domain/src', 'server/src/modules', 'server/src/mail'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\.tsx?$|^lib\/gql\/|^kit\//.test(name))
    .map((name) => path.join(folder, name)),
);

/** A price in a sentence, such as '$995'. */
const inWords = /\$\d{2}/;
/** The amounts of the example academy as numbers: 995_00, 99_500, 99500, 995. Smaller dollars are other things. */
const amounts = products
  .flatMap(({ amount }) => [amount, amount / 100])
  .filter((amount) => amount > 400)
  .map(String);
const asNumber = (line: string): boolean =>
  (line.match(/(?<![\w.-])\d[\d_]*(?![\w.])/g) ?? []).some((number) => amounts.includes(number.replaceAll('_', '')));
test('[PAY-03] no price is written in the code of pages, rules and mails: all come from the product table', () => {
  expect(code.length).toBeGreaterThan(500);
  const found = code.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        // a comment may have an example
        const said = line.replace(/^\s*(?:\*|\/\/|\/\*\*).*/, '');
        return inWords.test(said) || asNumber(said) ? `${file}:${String(index + 1)} ${line.trim()}` : [];
      }),
  );
  expect(found).toEqual([]);
});
