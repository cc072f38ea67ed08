import zlib from 'node:zlib'; import { readFileSync } from 'node:fs';
for (const f of ['home','courses']) { const html=readFileSync(`/tmp/w1-${f}.html`,'utf8'); const data=/id="page-data">([^<]*)</.exec(html)![1]!;
const B=Buffer.from(html), D=Buffer.from(data);
const t=(n:string,g:()=>Buffer)=>{let b!:Buffer;for(let i=0;i<200;i++)b=g();const r:number[]=[];for(let k=0;k<5;k++){const s=process.cpuUsage();for(let i=0;i<200;i++)g();const u=process.cpuUsage(s);r.push((u.user+u.system)/200000)}r.sort();console.log(f,n,r[2]!.toFixed(3),'ms',b.length)};
for(const l of [1,2,3]) t('br'+l,()=>zlib.brotliCompressSync(B,{chunkSize:8192,params:{[zlib.constants.BROTLI_PARAM_QUALITY]:l}}));
for(const l of [1,2,3,4]) t('gz data '+l,()=>zlib.deflateRawSync(D,{chunkSize:8192,level:l,finishFlush:zlib.constants.Z_FULL_FLUSH}));
for(const l of [1,3,4]) t('gz data lim memLevel'+l,()=>zlib.deflateRawSync(D,{chunkSize:8192,level:l,memLevel:7,windowBits:15,finishFlush:zlib.constants.Z_FULL_FLUSH}));
const i=html.indexOf('<script type="application/json"'); const before=html.slice(0,i), after=html.slice(html.indexOf('</script>',i)+9);
console.log('shell',zlib.deflateRawSync(Buffer.from(before),{level:9}).length,zlib.deflateRawSync(Buffer.from(after),{level:9}).length,before.length,after.length);
}
