import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const tag = '<script src="/boot.js"></script>';
const file = new URL('./boot.js', import.meta.url);

/**
 * Inlines boot.js into the HTML: it blocks rendering, so a file of its own would delay the first paint by a round trip.
 * The server allows it by its hash in the Content-Security-Policy (`server/src/base/http/page.ts`).
 */
export function inlineBoot(): Plugin {
  return {
    name: 'atrium:inline-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { filename }) {
        if (!filename.endsWith('/index.html')) return html;
        if (!html.includes(tag)) throw new Error(`index.html has no ${tag}`);
        const { code, errors } = minifySync('boot.js', readFileSync(file, 'utf8'), { sourcemap: false });
        if (errors.length > 0) throw new Error(`boot.js: ${errors.map(({ message }) => message).join(', ')}`);
        if (code.includes('</script')) throw new Error('boot.js may not end its own tag');
        return html.replace(tag, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}
