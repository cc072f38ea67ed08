import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Caches compiled code for the next start. Imports nothing of ours before: that would not be cached. The path is the
// same from the source and from the bundle.
enableCompileCache(path.join(import.meta.dirname, '../../node_modules/.cache/compiled'));
void import('./start/program.ts');
