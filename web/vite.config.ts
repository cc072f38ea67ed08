import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeFile } from './codeFiles.ts';
import { firstViews } from './firstViews.ts';
import { iconFiles } from './iconFiles.ts';
import { inlineBoot } from './inlineBoot.ts';
import { inlineHelpers } from './inlineHelpers.ts';
import { persistedDocuments } from './persistedDocuments.ts';
import { places } from './places.ts';
import { reactCompiler } from './reactCompiler.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Oldest supported versions; all know light-dark(), which must reach them unchanged: nested dark bands depend on it.
 */
const browsers = { chrome: 125, edge: 125, firefox: 128, safari: 18 };
/** The same in the format of Lightning CSS: the major version in the third byte. */
const targets = Object.fromEntries(Object.entries(browsers).map(([name, version]) => [name, version << 16]));

export default defineConfig({
  root: here('.'),
  plugins: [
    persistedDocuments(),
    firstViews(),
    inlineHelpers(),
    iconFiles(),
    places(),
    // React Aria carries its words in thirty languages; the product has one
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    inlineBoot(),
    tanstackRouter({
      target: 'react',
      routesDirectory: here('./src/routes'),
      generatedRouteTree: here('./src/app/routeTree.gen.ts'),
      autoCodeSplitting: true,
      // a loader is split with its page, so that its queries stay out of the first load
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
      },
    }),
    react(),
    reactCompiler(),
  ],
  // resolves @custom-media (src/ui/media.css), which browsers do not support yet
  css: {
    transformer: 'lightningcss',
    // a container is named in one module and queried in another, so its name must not be hashed by module
    lightningcss: { targets, drafts: { customMedia: true }, cssModules: { container: false } },
  },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: Object.entries(browsers).map(([name, version]) => `${name}${String(version)}`),
    sourcemap: 'hidden',
    modulePreload: {
      polyfill: false,
      // every page has the list of the files that each import loads; that of the kit is for the demo alone
      resolveDependencies: (file, needed) => (file.includes('/KitPage-') ? [] : needed),
    },
    // pictures and fonts stay separate files: they are cached individually and keep the script small
    assetsInlineLimit: 0,
    // hls.js is large, and is loaded only with a video
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // the page of the kit is built beside the product's; the server shows it only with the demo
      input: [here('./index.html'), here('./kit.html')],
      // how long plugins take is no warning
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: codeFile, debugName: 'shared code', includeDependenciesRecursively: false },
            { name: 'hls', test: /node_modules\/hls\.js/ },
          ],
        },
      },
    },
  },
});
