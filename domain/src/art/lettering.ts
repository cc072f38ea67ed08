import { letters } from './letters.ts';

/** The embedded font for text in pictures: an SVG in an <img> cannot use the page's fonts. */
export const lettering = `<style>@font-face{font-family:L;font-weight:1 999;src:url(data:font/woff2;base64,${letters})}text{font-family:L,'Gill Sans',Optima,sans-serif}</style>`;
