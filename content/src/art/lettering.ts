import { letters } from './letters.ts';

/** The academy's own letters for the words in a picture: a picture in an <img> sees no font but one that it carries. */
export const lettering = `<style>@font-face{font-family:L;font-weight:1 999;src:url(data:font/woff2;base64,${letters})}text{font-family:L,'Gill Sans',Optima,sans-serif}</style>`;
