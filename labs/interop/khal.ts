import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { runProgram, type InteropCheck } from './programs.ts';

const zones = ['America/New_York', 'Asia/Tokyo'];

interface Answer {
  readonly data: {
    readonly getEventsCalendar: { readonly url: string };
    readonly listMemberEvents: {
      readonly events: readonly {
        readonly memberEventId: string;
        readonly title: string;
        readonly eventStart: string;
      }[];
    };
  };
}

const document = `{ getEventsCalendar { url } listMemberEvents(count: 100) { events { memberEventId title eventStart } } }`;

/** khal imports the feed of events and prints each at the right time, in two zones (EVT-07). */
export const khal: InteropCheck = {
  name: 'khal reads the calendar of events',
  debianPackages: ['khal'],
  isInstalled: 'command -v khal',
  run: async ({ origin, directory }) => {
    const { idToken } = await signInAs(origin, persona('member').email, demoPassword);
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ query: document }),
    });
    const { data } = (await response.json()) as Answer;
    const file = path.join(directory, 'events.ics');
    await writeFile(file, await (await fetch(data.getEventsCalendar.url)).text());
    const faults: string[] = [];
    for (const zone of zones) {
      const printed = await printedIn(zone, file, directory);
      for (const { title, eventStart } of data.listMemberEvents.events) {
        const expected = `${localTime(Number(eventStart), zone)} ${title}`;
        if (!printed.includes(expected)) faults.push(`${zone}: "${expected}" is not among\n${printed.join('\n')}`);
      }
    }
    return faults;
  },
};

/** The events as khal prints them for somebody in this zone, after importing the file. */
async function printedIn(zone: string, file: string, directory: string): Promise<string[]> {
  const home = path.join(directory, zone.replace('/', '-'));
  await mkdir(path.join(home, 'calendar'), { recursive: true });
  const config = path.join(home, 'config');
  await writeFile(
    config,
    `[calendars]
[[events]]
path = ${path.join(home, 'calendar')}
[sqlite]
path = ${path.join(home, 'khal.db')}
[locale]
local_timezone = ${zone}
default_timezone = ${zone}
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[default]
default_calendar = events
`,
  );
  const env = { LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8', HOME: home };
  await runProgram('khal', ['-c', config, 'import', '--batch', '-a', 'events', file], env);
  const list = ['list', '--day-format', '', '--format', '{start} {title}', 'yesterday', '61d'];
  const text = await runProgram('khal', ['-c', config, ...list], env);
  return text.split('\n').map((line) => line.trim());
}

function localTime(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return parts.format(instant);
}
