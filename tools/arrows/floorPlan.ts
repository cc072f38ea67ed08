import type { Arrow } from './readArrows.ts';

/** Server modules by floor, one above the highest that it imports, and by name; only lower floors are imported. */
export const floors: Readonly<Record<string, number>> = {
  attempt: 1,
  audit: 1,
  catalogue: 1,
  meeting: 1,
  savedView: 1,
  survey: 1,
  tutor: 1,
  academy: 2,
  analytics: 2,
  apiToken: 2,
  endpoint: 2,
  film: 2,
  job: 2,
  letter: 2,
  outbox: 2,
  progress: 2,
  proof: 2,
  upload: 2,
  insight: 3,
  member: 3,
  certificate: 4,
  document: 4,
  entitlement: 4,
  secondFactor: 4,
  enrollment: 5,
  event: 5,
  example: 5,
  identity: 5,
  organization: 5,
  plan: 5,
  resource: 5,
  seat: 5,
  staff: 5,
  support: 5,
  access: 6,
  attendance: 6,
  billing: 6,
  calendar: 6,
  federation: 6,
  sessionContent: 6,
  video: 6,
  company: 7,
  home: 7,
  note: 7,
  pass: 7,
  preview: 7,
  webhook: 7,
  accountSettings: 8,
  health: 8,
  account: 9,
  privacy: 9,
  person: 10,
  bulk: 11,
  merge: 11,
};

/**
 * The layers inside a module, each with those below it that it may import: types below fragments (pieces of SQL for
 * other modules too) below store (SQL) below service (use cases) below the entry points. Every file of a module belongs
 * to one of them.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'types.ts': [],
  'fragments.ts': ['types.ts'],
  'mails.ts': ['types.ts'],
  'letters.ts': ['types.ts', 'mails.ts'],
  'store/': ['types.ts', 'fragments.ts'],
  'service/': ['types.ts', 'mails.ts', 'store/'],
  'schema/': ['types.ts', 'service/'],
  'http.ts': ['types.ts', 'service/'],
  'due.ts': ['types.ts', 'service/'],
  'jobs.ts': ['types.ts', 'service/'],
  'rooms.ts': ['service/'],
  'documents.ts': ['types.ts', 'store/', 'service/'],
};
/** The layers of a lower module that a higher one may import, from a layer that may import them in its own module. */
const shared = ['types.ts', 'fragments.ts', 'service/', 'schema/'];
/** The layers that may hold SQL. */
const mayContainSql = ['store/', 'fragments.ts'];
/** The module that a file is of. */
export const module = (file: string): string | undefined => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1];
const layer = (file: string): string | undefined => {
  const inside = file.slice(`server/src/modules/${module(file) ?? ''}/`.length);
  return Object.keys(layers).find((name) => (name.endsWith('/') ? inside.startsWith(name) : inside === name));
};
const feature = (file: string): string | undefined => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1];
/** Whether a file is of the tests alone. */
export const isTest = (file: string): boolean => /\.test\.tsx?$|\.fixture\.ts$|^server\/src\/testing\//.test(file);
const within = (...places: string[]) => {
  return (file: string): boolean => places.some((place) => file === place || file.startsWith(`${place}/`));
};
const npm = (...names: string[]) => {
  return (file: string): boolean => names.some((name) => file === `npm:${name}` || file.startsWith(`npm:${name}/`));
};
const node = (file: string): boolean => file.startsWith('npm:node:');
const anyPackage = (file: string): boolean => file.startsWith('npm:') && !node(file);
type FileRule = (file: string) => boolean;
const any =
  (...rules: FileRule[]): FileRule =>
  (file) =>
    rules.some((rule) => rule(file));

interface Wall {
  readonly name: string;
  readonly from: FileRule;
  /** What files behind this wall may import, besides files of their own folder. */
  readonly may: (from: string) => FileRule;
}

const serverGround = within('server/src/base', 'server/src/ports');
const serverTop = within(
  'server/src/app.ts',
  'server/src/schema.ts',
  'server/src/registry.ts',
  'server/src/product.ts',
  'server/src/taskList.ts',
  'server/src/env.ts',
  'server/src/env',
);

/** The parts of the kit that every page may load; the others carry large packages. */
const plainUi: FileRule = (file) => within('web/src/ui')(file) && !within('web/src/ui/rich')(file);

/** The walls, each folder once; a file that no wall covers may import anything. */
export const walls: readonly Wall[] = [
  {
    name: 'domain',
    from: within('domain/src'),
    // the schema of a form or document, which browser and server share: zod is as pure as the domain itself
    may: (from) => (/(?:Form|Document)\.ts$/.test(from) ? any(within('domain/src'), npm('zod')) : within('domain/src')),
  },
  { name: 'content', from: within('content/src'), may: () => within('content/src', 'domain/src') },
  {
    name: 'server ground',
    from: serverGround,
    may: () => any(serverGround, within('domain/src', 'server/src/env.ts'), node, anyPackage),
  },
  {
    name: 'mail',
    from: within('server/src/mail'),
    may: () => any(within('server/src/mail', 'domain/src'), serverGround, anyPackage),
  },
  {
    name: 'adapters',
    from: within('server/src/adapters'),
    may: (from) =>
      any(within(from.split('/').slice(0, 4).join('/')), serverGround, within('domain/src'), node, anyPackage),
  },
  { name: 'modules', from: (file) => module(file) !== undefined, may: moduleMay },
  {
    name: 'server top',
    from: serverTop,
    may: () =>
      any(serverTop, serverGround, within('server/src/modules', 'server/src/mail', 'domain/src'), node, anyPackage),
  },
  {
    name: 'web/ui',
    from: plainUi,
    // colors are computed alike by the server, which refuses those that cannot be read
    may: () => any(plainUi, within('domain/src/colors.ts'), npm('react', 'react-dom', '@tabler')),
  },
  {
    name: 'web/ui/rich',
    from: within('web/src/ui/rich'),
    may: () =>
      any(
        // names are folded alike wherever something is found by one
        within('web/src/ui', 'domain/src/foldLetters.ts'),
        npm(
          'react',
          'react-aria',
          '@tabler',
          'react-aria-components',
          '@internationalized/date',
          '@tanstack/react-table',
          'react-easy-crop',
        ),
      ),
  },
  { name: 'web/lib', from: within('web/src/lib'), may: () => any(within('web/src/lib', 'domain/src'), anyPackage) },
  {
    name: 'web/parts',
    from: within('web/src/parts'),
    may: () => any(within('web/src/parts', 'web/src/ui', 'web/src/lib', 'domain/src'), anyPackage),
  },
  {
    name: 'web/features',
    from: within('web/src/features'),
    may: (from) =>
      any(
        within(`web/src/features/${feature(from) ?? ''}`, 'web/src/parts', 'web/src/ui', 'web/src/lib', 'domain/src'),
        anyPackage,
      ),
  },
  {
    name: 'web/routes',
    from: within('web/src/routes'),
    may: () =>
      any(
        within('web/src/routes', 'web/src/features', 'web/src/parts', 'web/src/ui', 'web/src/lib', 'domain/src'),
        anyPackage,
      ),
  },
  { name: 'web', from: within('web/src'), may: () => any(within('web/src', 'domain/src'), anyPackage) },
  { name: 'e2e', from: within('e2e'), may: () => any(within('e2e', 'content/src', 'domain/src'), node, anyPackage) },
];

function moduleMay(from: string): FileRule {
  const own = module(from) ?? '';
  const ownLayer = layer(from) ?? '';
  const visible = [ownLayer, ...(layers[ownLayer] ?? [])];
  const seen: FileRule = (file) => {
    const other = module(file);
    const target = layer(file);
    if (other === undefined || target === undefined || !visible.includes(target)) return false;
    return other === own || ((floors[other] ?? Infinity) < (floors[own] ?? 0) && shared.includes(target));
  };
  const packages: FileRule = mayContainSql.includes(ownLayer)
    ? anyPackage
    : (file) => anyPackage(file) && !npm('kysely')(file);
  return any(seen, within('domain/src', 'server/src/mail'), serverGround, node, packages);
}

/** Every import that a wall forbids, as a line that names both files. */
export function findTrespasses(arrows: readonly Arrow[]): string[] {
  return arrows.flatMap(({ from, to }) => {
    if (isTest(from)) return [];
    const wall = walls.find((item) => item.from(from));
    return wall === undefined || wall.may(from)(to) ? [] : [`${wall.name}: ${from} may not import ${to}`];
  });
}

/** Walls that cover no file, and modules without a floor: without this, the check would pass vacuously. */
export function findEmptyWalls(arrows: readonly Arrow[], files: readonly string[]): string[] {
  const empty = walls.filter((wall) => !arrows.some(({ from }) => walls.find((item) => item.from(from)) === wall));
  const homeless = new Set(files.flatMap((file) => module(file) ?? []).filter((name) => !(name in floors)));
  const astray = files.filter((file) => module(file) !== undefined && !isTest(file) && layer(file) === undefined);
  return [
    ...empty.map((wall) => `${wall.name}: no arrow begins here, so this wall was not checked`),
    ...[...homeless].map((name) => `modules: ${name} has no floor in tools/arrows/floorPlan.ts`),
    ...astray.map((file) => `modules: ${file} belongs to no layer of a module: ${Object.keys(layers).join(', ')}`),
  ];
}
