import { lettering } from './lettering.ts';

/**
 * Our own logo mark and those of the invented companies, without a ground: like most real ones they need a light one,
 * which pages give them in the dark.
 */
const marks = {
  atrium: {
    shape:
      '<path fill="#14392D" fill-rule="evenodd" d="M7 44V19.5a15.5 15.5 0 0 1 31 0V44H7Zm7-6h17V19.5a8.5 8.5 0 0 0-17 0V38Z"/><circle cx="22.5" cy="21" r="5" fill="#F4B740"/>',
    word: 'Atrium',
    ink: '#13201A',
  },
  acme: { shape: '<path fill="#C8452D" d="M4 44 22 4l18 40H29l-7-17-7 17Z"/>', word: 'Acme', ink: '#2A1712' },
  globex: {
    shape:
      '<circle cx="22" cy="24" r="18" fill="#1D5FA8"/><path d="M4 24h36M22 6c-9 8-9 28 0 36c9-8 9-28 0-36Z" fill="none" stroke="#fff" stroke-width="2.5"/>',
    word: 'Globex',
    ink: '#12335A',
  },
  initech: {
    shape: '<path fill="#4B5D52" d="M4 6h36v10H4zM4 32h36v10H4zM17 16h10v16H17z"/>',
    word: 'Initech',
    ink: '#27332C',
  },
  nordhafen: {
    shape:
      '<path fill="#0F5C73" d="M4 30h36c-2 8-8 13-18 13S6 38 4 30Z"/><path fill="#E2A33B" d="M20 5v21H7Zm4 6 13 15H24Z"/>',
    word: 'Nordhafen',
    ink: '#0B3440',
  },
  hooli: {
    shape: '<path fill="#7A3E9D" d="M6 44V6h10v14h12V6h10v38H28V29H16v15Z"/>',
    word: 'Hooli',
    ink: '#3D1F50',
  },
  // a container over a wave
  vandelay: {
    shape:
      '<path fill="#0B6E6E" d="M4 8h36v20H4z"/><path d="M11 12v12M18 12v12M26 12v12M33 12v12" stroke="#fff" stroke-width="2.5"/><path fill="none" stroke="#0B6E6E" stroke-width="5" d="M3 37c6-6 13-6 19 0s13 6 19 0"/>',
    word: 'Vandelay',
    ink: '#0A3B3B',
  },
} as const;

export type LogoName = keyof typeof marks;
export const isLogoName = (name: string): name is LogoName => Object.hasOwn(marks, name);

/** A logo mark and its name, 140 x 48 units. */
export function logo(name: LogoName): string {
  const { shape, word, ink } = marks[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 48" width="140" height="48" role="img" aria-label="${word}">${lettering}<g transform="translate(6 6) scale(.75)">${shape}</g><text x="46" y="32" font-size="${String(word.length > 7 ? 18 : 22)}" fill="${ink}">${word}</text></svg>`;
}
