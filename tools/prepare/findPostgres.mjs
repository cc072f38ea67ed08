import { access, constants, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run, writeNote } from './places.mjs';

/** The programs of a full PostgreSQL; the embedded one has no pg_dump and no pg_restore. */
const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];

/**
 * Finds the programs of a full PostgreSQL for the test of backup and restore, and notes their folder: the one of
 * POSTGRES_BIN, the system's, or that of the Debian package, which root can install.
 */
export async function findPostgres() {
  const found = (await given()) ?? (await installed()) ?? (await packaged());
  if (found === null) {
    throw new Error(
      'No PostgreSQL with pg_dump and pg_restore was found and none could be installed. On Debian, as root: apt-get install --no-install-recommends postgresql; on a Mac: brew install postgresql; or name the folder of its programs: POSTGRES_BIN=/usr/lib/postgresql/15/bin',
    );
  }
  await writeNote('postgres', found);
}

async function given() {
  const named = process.env.POSTGRES_BIN;
  if (named === undefined || named === '') return null;
  if (await isComplete(named)) return named;
  throw new Error(`POSTGRES_BIN is "${named}", but it lacks one of ${programs.join(', ')}.`);
}

async function installed() {
  const places = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  places.push(...(await versionsIn('/usr/lib/postgresql', 'bin')));
  if (process.platform === 'darwin') {
    for (const opt of ['/opt/homebrew/opt', '/usr/local/opt']) places.push(...(await versionsIn(opt, 'bin')));
    places.push('/Applications/Postgres.app/Contents/Versions/latest/bin');
  }
  for (const place of places) if (await isComplete(place)) return place;
  return null;
}

/** The folders of all versions, the newest first. */
async function versionsIn(parent, folder) {
  const names = await readdir(parent).catch(() => []);
  const versions = names.filter((name) => /^(postgresql(@\d+)?|\d+)$/.test(name));
  return versions
    .sort((one, other) => Number(other.replace(/\D/g, '')) - Number(one.replace(/\D/g, '')))
    .map((name) => path.join(parent, name, folder));
}

async function packaged() {
  if (process.getuid?.() !== 0 || !(await runs('/usr/bin/apt-get'))) return null;
  process.stderr.write('Installing PostgreSQL from Debian for the test of backup and restore (once).\n');
  const complaint = 'The Debian package of PostgreSQL could not be installed.';
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], complaint).catch(tell);
  await run('apt-get', [...install, 'postgresql-common'], complaint, env).catch(tell);
  // the programs alone: no database and no server that runs
  await writeFile('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n').catch(tell);
  await run('apt-get', [...install, 'postgresql'], complaint, env).catch(tell);
  return installed();
}

function tell(error) {
  process.stderr.write(`${error.message}\n`);
}

async function isComplete(folder) {
  const found = await Promise.all(programs.map((program) => runs(path.join(folder, program))));
  return !found.includes(false);
}

async function runs(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
