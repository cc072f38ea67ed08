import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { cpuMilliseconds } from './bench/cpu.ts';
const o='http://localhost:4500'; const pid=Number(process.argv[2]); const at=process.argv[3]??'/'; const n=Number(process.argv[4]??1500);
const { cookies } = await signInAs(o, persona('member').email, demoPassword);
const one=async()=>{const r = await fetch(o+at,{headers:{cookie:cookies,accept:'text/html','accept-encoding':'gzip, deflate, br'}}); await r.text();};
const run=async(n:number)=>{let i=0;await Promise.all(Array.from({length:8},async()=>{while(i<n){i++;await one();}}))};
const {readdirSync,readFileSync}=await import('node:fs');
const own=()=>readdirSync(`/proc/${pid}/task`).reduce((s,t)=>{try{return s+Number(readFileSync(`/proc/${pid}/task/${t}/schedstat`,'utf8').split(' ')[0])/1e6}catch{return s}},0);
await run(400);
for(let k=0;k<3;k++){const b=cpuMilliseconds([pid]),w=own();await run(n/3);console.log(at,'all',((cpuMilliseconds([pid])-b)/(n/3)).toFixed(2),'node',((own()-w)/(n/3)).toFixed(2));}
