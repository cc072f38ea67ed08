import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { writeFileSync } from 'node:fs';
const o='http://localhost:4500';
const { cookies } = await signInAs(o, persona('member').email, demoPassword);
for (const [f,at] of [['home','/'],['courses','/courses']] as const) writeFileSync(`/tmp/w1-${f}.html`, await (await fetch(o+at,{headers:{cookie:cookies,accept:'text/html'}})).text());
