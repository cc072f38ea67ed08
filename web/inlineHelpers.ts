import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/** The helpers of the bundler, which it always puts into a file of their own. */
const helpers = '\0rolldown/runtime.js';
/** The global variable with the exports of that file. */
const shared = 'bundledHelpers';
const firstLoaded = /(?=<(?:script type="module"|link rel="(?:modulepreload|stylesheet)"))/;

/**
 * Inlines the helpers of the bundler into the HTML: a file of one kilobyte that every page waits for is a round trip of
 * its own, and takes bandwidth from the large files on a phone. HTTP/2 at the server itself, or a bundler that can
 * place its helpers in another file, would make this unnecessary. Other files read them from a global variable instead
 * of importing them. The server allows the script by its hash (`server/src/base/http/page.ts`); the page of the kit
 * loads it as a file.
 */
export function inlineHelpers(): Plugin {
  let script = '';
  let fileName = '';
  return {
    name: 'atrium:inline-helpers',
    apply: 'build',
    // before Vite lists what each file imports
    enforce: 'pre',
    // names are made before imports are replaced: browsers that cached the files of another release need other names
    augmentChunkHash: () => shared,
    generateBundle(_options, bundle) {
      const inlined = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(helpers));
      if (inlined === undefined) throw new Error('the bundle has no file of helpers');
      script = scriptOf(inlined);
      fileName = inlined.fileName;
      Reflect.deleteProperty(bundle, fileName);
      for (const chunk of chunksOf(bundle)) readShared(chunk, fileName);
      this.emitFile({ type: 'asset', fileName, source: script });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        // the development server serves modules
        if (bundle === undefined) return html;
        if (!firstLoaded.test(html)) throw new Error(`${filename} loads nothing`);
        const isPage = filename.endsWith('/index.html');
        const tag = isPage ? `<script>${script}</script>` : `<script src="/${fileName}"></script>`;
        return html.replace(firstLoaded, () => `${tag}\n    `);
      },
    },
  };
}

function chunksOf(bundle: OutputBundle): OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** The file as a classic script that puts its exports into the global variable. */
function scriptOf({ code, fileName, imports }: OutputChunk): string {
  const ending = /export\{([^}]*)\};?\s*$/;
  const names = ending.exec(code)?.[1];
  if (names === undefined || imports.length > 0) throw new Error(`${fileName} cannot be inlined`);
  const returned = names.replaceAll(/([^,\s]+) as ([^,\s]+)/g, '$2:$1');
  return `globalThis.${shared}=(()=>{${code.replace(ending, '')}return{${returned}}})();`;
}

/**
 * Replaces a chunk's import of the helpers. The replacement is as long as the import, so that the source map stays
 * right.
 */
function readShared(chunk: OutputChunk, fileName: string): void {
  if (!chunk.imports.includes(fileName)) return;
  const file = fileName.replace(/^.*\//, '');
  const found = new RegExp(`import\\{([^}]*)\\}from"\\./${file.replaceAll('.', '\\.')}";?`);
  chunk.code = chunk.code.replace(found, (whole, names: string) =>
    `const{${names.replaceAll(' as ', ':')}}=${shared};`.padEnd(whole.length),
  );
  chunk.imports = chunk.imports.filter((name) => name !== fileName);
  if (chunk.code.includes(file)) throw new Error(`${chunk.fileName} still loads ${fileName}`);
}
