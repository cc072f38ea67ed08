import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { statSync, readFileSync } from 'node:fs';
const o='http://localhost:4500';
const { cookies } = await signInAs(o, persona('member').email, demoPassword);
const L='/tmp/w1-data/postgres/server.log';
for (const at of ['/','/courses','/courses/session/'+(process.argv[2]??'')]) {
  const one=async()=>{const r = await fetch(o+at,{headers:{cookie:cookies,accept:'text/html','accept-encoding':'gzip, deflate, br'}}); await r.text();};
  for(let i=0;i<80;i++) await one();
  await new Promise(r=>setTimeout(r,300)); const b=statSync(L).size; await one(); await new Promise(r=>setTimeout(r,300));
  const t=readFileSync(L).subarray(b).toString();
  const ms=[...t.matchAll(/duration: ([\d.]+) ms  (parse|bind|execute|statement)/g)]; const sum:any={}; for(const [,d,k] of ms) sum[k!]=(sum[k!]??0)+Number(d);
  console.log('=====',at,sum, ms.length); console.log(t.split(/\n(?=\d+ LOG)/).filter(x=>/execute|statement|bind/.test(x.slice(0,80))).map(x=>x.replace(/\s+/g,' ').slice(0,130)).join('\n'));
}
