import type { Plugin } from 'vite';

const named = /^import \{([^}]*)\} from '@tabler\/icons-react';/gm;

/**
 * Imports each icon from its own file instead of the package's index. Through the index every module that uses one icon
 * imports all of them, so each icon would count as code that every page loads.
 */
export function iconFiles(): Plugin {
  return {
    name: 'atrium:icon-files',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id) || !code.includes("'@tabler/icons-react'")) return null;
      return { code: code.replaceAll(named, ownFiles), map: null };
    },
  };
}

/** The same imports, one for each file, on as many lines as before, so that no source map is needed. */
function ownFiles(whole: string, names: string): string {
  const icons = names.split(',').flatMap((name) => name.trim() || []);
  const imports = icons
    .filter((name) => !name.startsWith('type '))
    .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`);
  return imports.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
}
