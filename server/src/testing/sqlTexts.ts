const closings = ["'", "''", '"', '`', "')", "'))", '\\', "\\'", '$$', "E'\\''", ';', '0', '%', '_'];
const statements = [
  ' or 1=1',
  " or 'a'='a",
  ' union select member_id, email, null from member',
  '; drop table member',
  '; select pg_sleep(30)',
  ' || (select email from member limit 1) || ',
  ' and 1/0 = 1',
  ' order by 1000',
  ' like any (array[null])',
  '::int',
];
const endings = [' --', '\0'];
/** What statements, patterns, expressions, indexes and the protocol of PostgreSQL read in their own way. */
const signs = [
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'a\udc00b',
    'a\ufeffb',
    '\u202e',
    'a\r\nb',
    "'",
    '"',
    '`',
    '\\',
    '\\\\',
    '%',
    '_',
    '%%',
    '%_%',
  ],
  ...[
    '$1',
    '$2',
    '${1}',
    '$$',
    '$tag$',
    ':name',
    '?',
    '??',
    '@>',
    '{}',
    '{"a',
    '{a,b}',
    '(',
    ')',
    '((',
    '[',
    '[a',
    ']',
  ],
  ...['*', '+', '?)', '(?=', '(a|a)*$', '(?:', '\\m', '\\y', '^', '.*', 'a{1000}', 'a{1,', '&', '|', '!', '<->', ':*'],
  ...['＇', '％', '＿', '＼', 'ʻ', '½', 'ﬃ', 'İ', 'ß', '\uFDFA', 'null', 'NaN', '-0', '1e999', "B'1'", "X'1F'"],
];

/** Texts by which a search would leave its place in a statement, or break it (THR-29). */
export const sqlTexts: readonly string[] = [
  ...signs,
  ...closings.flatMap((closing) => statements.flatMap((text) => endings.map((ending) => closing + text + ending))),
  ...signs.flatMap((sign) => [`ann ${sign}`, `${sign}ann`, sign.repeat(400), `${sign} `.repeat(5), `ab${sign}cd`]),
];
