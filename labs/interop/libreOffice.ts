import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { persona } from '@atrium/content/people.ts';
import {
  csvHead,
  csvLines,
  csvName,
  downloadTypes,
  type DownloadLists,
  type DownloadType,
} from '@atrium/domain/organization/csv.ts';
import { minute, second } from '@atrium/domain/time.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { parse } from 'csv-parse/sync';
import { runProgram, type InteropCheck } from './programs.ts';

const bob = persona('bob@acme.example');
const firstName = '=1+1';
/** Figures are brought up to date every minute. */
const timeLimit = 3 * minute;

type Data = DownloadLists & { readonly totalPages: number; readonly timeZone: string };
const download = `query ($type: DownloadType!, $employeeId: ID) {
  data: getDashboardDataForDownload(downloadType: $type, employeeId: $employeeId, filterType: "CONTRACT_TO_DATE") {
    courses { title courseType enrolled completed engagement videosWatched }
    employees { name email status views completed badges lastActive }
    employeeCourses { title courseType status enrolledOn completedOn videosWatched hoursWatched }
    employeesMapCourses { name email course status progress completedOn }
    totalPages timeZone
  }
}`;
const invite = `mutation ($input: SaveSeatsInput!) { saved: saveSeats(input: $input) { rows { verdict } } }`;

/** LibreOffice opens each of the four downloads of a dashboard with its rows, and calculates none (ORG-06, THR-50). */
export const libreOffice: InteropCheck = {
  name: 'LibreOffice opens the downloads of an organization',
  debianPackages: ['libreoffice-calc-nogui'],
  isInstalled: 'command -v soffice',
  run: async ({ origin, directory }) => {
    const ann = await signInAs(origin, persona('ann@acme.example').email, demoPassword);
    // a name by an administrator may be any text
    const people = [{ email: 'formula@acme.example', firstName, lastName: 'Formula' }];
    await ask(origin, ann.idToken, invite, { input: { people, dryRun: false } });

    const home = path.join(directory, 'libreoffice');
    await mkdir(home);
    const office = (args: readonly string[]): Promise<string> =>
      runProgram('soffice', [`-env:UserInstallation=file://${home}/profile`, '--headless', ...args]);
    // the check is only worth something if a formula would be found
    const control = path.join(home, 'control.csv');
    await writeFile(control, 'Name\r\n=1+1\r\n');
    if ((await formulasIn(control, office)) !== 1) return ['a formula is not found where there is one'];

    const faults: string[] = [];
    const end = performance.now() + timeLimit;
    for (const type of downloadTypes) {
      let text = await fileOf(origin, ann.idToken, type);
      while (type === 'employees' && !text.includes(firstName)) {
        if (performance.now() > end)
          return [`${type}: the invited name is not in the file after ${String(timeLimit)} ms`];
        await wait(2 * second);
        text = await fileOf(origin, ann.idToken, type);
      }
      const file = path.join(home, csvName(type));
      await writeFile(file, text);
      const [wanted, found] = [rowsOf(text), await openedAsText(file, office)];
      if (wanted.length < 3) faults.push(`${type}: only ${String(wanted.length)} lines`);
      if (JSON.stringify(found) !== JSON.stringify(wanted))
        faults.push(`${type}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
      const formulas = await formulasIn(file, office);
      if (formulas > 0) faults.push(`${type}: ${String(formulas)} cells are formulas`);
    }
    return faults;
  },
};

async function ask<T>(origin: string, idToken: string, query: string, variables: object): Promise<T> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: T; errors?: unknown };
  if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

/** The file as the browser makes it. */
async function fileOf(origin: string, idToken: string, type: DownloadType): Promise<string> {
  const employeeId = type === 'employee_courses' ? bob.memberId : null;
  const { data } = await ask<{ data: Data }>(origin, idToken, download, { type, employeeId });
  if (data.totalPages > 1) throw new Error(`${type} has ${String(data.totalPages)} pages`);
  return csvHead(type) + csvLines(type, data, data.timeZone);
}

function rowsOf(text: string): string[][] {
  return parse(text, { bom: true, relax_column_count: true });
}

type Office = (args: readonly string[]) => Promise<string>;
// separated by commas, quoted by ", in UTF-8, from the first line
const format = '44,34,76,1';

/** The rows of a file, opened with every column as text and saved again. */
async function openedAsText(file: string, office: Office): Promise<string[][]> {
  const columns = Array.from({ length: 10 }, (_, index) => `${String(index + 1)}/2`).join('/');
  const copy = path.join(path.dirname(file), 'copy');
  const save = `csv:Text - txt - csv (StarCalc):${format}`;
  await office([`--infilter=CSV:${format},${columns}`, '--convert-to', save, '--outdir', copy, file]);
  return rowsOf(await readFile(path.join(copy, path.basename(file)), 'utf8'));
}

/** How many cells are formulas when the file is opened by somebody who lets formulas be calculated. */
async function formulasIn(file: string, office: Office): Promise<number> {
  const open = `--infilter=CSV:${format},,0,false,true,false,false,false,-1,true`;
  await office([open, '--convert-to', 'fods', '--outdir', path.dirname(file), file]);
  const sheet = await readFile(file.replace(/csv$/, 'fods'), 'utf8');
  return sheet.match(/table:formula=/g)?.length ?? 0;
}
