import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// caches compiled code for the next start, which spends most of its time compiling
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
await import('./start/program.ts');
