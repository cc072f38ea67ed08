// What the frame opens over a page: loaded together when the first of them is asked for.
export { KeysDialog } from './KeysDialog.tsx';
export { Palette } from './Palette.tsx';
