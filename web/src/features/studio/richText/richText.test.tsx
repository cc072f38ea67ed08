import { events } from '@atrium/content/events.ts';
import { insightHtml, insights } from '@atrium/content/insights.ts';
import { itemsOf, resources } from '@atrium/content/resources.ts';
import { sessionContents } from '@atrium/content/sessionContents.ts';
import { readRichTextLink } from '@atrium/domain/richTextLink.ts';
import { getSchema } from '@tiptap/core';
import { Node as TextNode } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { cleanHtml } from '../../../../../server/src/base/text/cleanHtml.ts';
import { extensions } from './marks.ts';
import { readPasted } from './pastedHtml.ts';
import { isKept, readHtml, writeHtml } from './richHtml.ts';

const schema = getSchema(extensions);

/** What is saved of a text that was opened and changed in nothing. */
const kept = (html: string): string => writeHtml(TextNode.fromJSON(schema, readHtml(html)));

/** Every text with markup in a tree of content. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^<(?:p|h\d|ul|ol|blockquote)\b/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('[DOC-02] every rich text of the demo is the same, byte for byte, after the editor has read and written it', () => {
  const texts = [
    ...insights.map((insight) => insightHtml(insight)),
    ...events.map(({ details }) => `<p>${details}</p>`),
    ...resources.flatMap((resource) =>
      itemsOf(resource).flatMap(({ type, content }) => (type === 'IMAGE' ? [] : content)),
    ),
    ...textsIn(sessionContents),
  ].map(cleanHtml);
  expect(texts.length).toBeGreaterThan(200);
  for (const text of texts) {
    expect(kept(text)).toBe(text);
    expect(isKept(text)).toBe(true);
  }
});

test('[DOC-02] what the editor shows is spelled as the server spells it', () => {
  for (const text of [
    '',
    '<p>One &amp; two &lt; three, “quoted” and "so".</p>',
    '<p>A <strong>bold</strong>, an <em>inclined</em> and a <code>typed</code> word.</p>',
    '<p>A <a href="https://example.com/a?b=1&amp;c=2" rel="ugc noopener">link</a>, and <a href="/courses" title="All" rel="ugc noopener">another</a>.</p>',
    '<p>One line<br />and another</p><hr /><h2>A heading</h2><h3>One below</h3>',
    '<ul><li>One<ul><li>In one</li></ul></li><li>Two</li></ul><ol start="3"><li>Three</li></ol>',
    '<p>H<sub>2</sub>O and <s>no</s> <u>underline</u>.</p>',
    '<p><img src="/files/images/a.webp" alt="A door &amp; a window" /></p>',
    '<p>Two\u00A0words</p>',
  ]) {
    expect(kept(text)).toBe(text);
    expect(cleanHtml(text)).toBe(text);
    expect(isKept(text)).toBe(true);
  }
  // another spelling of the same
  expect(kept('<p><b>Bold</b> <i>inclined</i></p><p></p>')).toBe('<p><strong>Bold</strong> <em>inclined</em></p>');
  expect(isKept('<p><i>One <b>two</b></i></p>')).toBe(true);
  expect(kept('One.\n\nTwo & three.')).toBe('<p>One.</p><p>Two &amp; three.</p>');
  expect(isKept('One.\n\nTwo.')).toBe(true);
});

test('[DOC-02] a text with more than the editor shows is known, so that it loses nothing', () => {
  for (const text of [
    '<table><tbody><tr><td>One</td></tr></tbody></table>',
    '<figure><img src="/a.svg" alt="A" /><figcaption>Words</figcaption></figure>',
    '<dl><dt>One</dt><dd>Two</dd></dl>',
    '<pre>Typed</pre>',
    '<p>A <mark>marked</mark> word</p>',
    '<p><img src="https://elsewhere.example/a.png" alt="A" /></p>',
    '<p><a href="#below">Below</a></p>',
  ])
    expect(isKept(text), text).toBe(false);
});

const pasted = (html: string): string => {
  const slice = readPasted(html, schema);
  const doc = schema.topNodeType.createAndFill(null, slice.content);
  return doc === null ? 'nothing' : writeHtml(doc);
};

/** As Word 2021 puts it on the clipboard, without its two hundred lines of styles. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US style='tab-interval:35.4pt'><!--StartFragment-->
<h1>The plan<o:p></o:p></h1>
<p class=MsoNormal>We begin with <b style='mso-bidi-font-weight:normal'>one day</b> and
<span style='color:red;font-size:22pt'>count it</span>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>Below it<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Second<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Counted<o:p></o:p></p>
<p class=MsoNormal><a href="https://example.com/">A page</a><img src="file:///C:/Users/me/clip_image001.png" v:shapes="x"></p>
<!--EndFragment--></body></html>`;

/** As a browser copies a part of a page. */
const fromPage = `<meta charset='utf-8'><div class="article" style="font-family: Georgia" onclick="steal()"><header><h1 id="t">News</h1></header>
<script>alert(1)</script><style>p { color: red }</style><div><p>First <span style="font-weight: 700">thing</span>&nbsp; here.</p>
<div>Second thing</div></div><img src="https://tracker.example/pixel.gif"><iframe title="frame"></iframe>
<a href="javascript:alert(1)">bad</a> <a href="https://example.com/x" onclick="x()" target="_blank">good</a>
<table><tr><th>Day</th><td>Monday</td></tr></table><svg><a href="javascript:1">s</a></svg></div>`;

test('[DOC-02] [THR-68] what is pasted from Word is clean text: headings, lists by their levels, what is bold, links', () => {
  const read = pasted(fromWord);
  expect(read).toBe(
    '<h2>The plan</h2><p>We begin with <strong>one day</strong> and count it.</p>' +
      '<ul><li>First<ul><li>Below it</li></ul></li><li>Second</li></ul><ol><li>Counted</li></ol>' +
      '<p><a href="https://example.com/" rel="ugc noopener">A page</a></p>',
  );
  expect(cleanHtml(read)).toBe(read);
});

test('[DOC-02] [THR-68] what is pasted from a page of the web has neither its looks nor its scripts, frames and pictures', () => {
  const read = pasted(fromPage);
  expect(read).toContain('<h2>News</h2><p>First <strong>thing</strong> here.</p><p>Second thing</p>');
  expect(read).toContain('<a href="https://example.com/x" rel="ugc noopener">good</a>');
  expect(read).toContain('<p>Day · Monday</p>');
  expect(read).not.toMatch(/script|style|img|iframe|onclick|target|svg|alert|javascript/);
  expect(cleanHtml(read)).toBe(read);
});

test('[DOC-02] a document of Google has no bold that it did not show, and a picture of ours stays', () => {
  expect(
    pasted(
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>One <span style="font-style:italic">two</span></p></b>',
    ),
  ).toBe('<p>One <em>two</em></p>');
  const own = '<p><img src="/files/images/a.webp" alt="A" /></p>';
  expect(pasted(`<div data-pm-slice="0 0 []">${own}</div>`)).toBe(own);
});

test('[THR-68] a link is a page here, of the web, or a mailbox; the server keeps what the form takes', () => {
  const links = {
    'https://example.com/a b': null,
    'https://example.com/a': 'https://example.com/a',
    ' example.com/x?y=1 ': 'https://example.com/x?y=1',
    '/courses/ai-leaders': '/courses/ai-leaders',
    'ada@example.com': 'mailto:ada@example.com',
    'mailto:ada@example.com': 'mailto:ada@example.com',
    '//example.com': null,
    'javascript:alert(1)': null,
    'JaVaScRiPt:alert(1)': null,
    'data:text/html,x': null,
    soon: null,
    '': null,
  };
  for (const [typed, href] of Object.entries(links)) {
    expect(readRichTextLink(typed), typed).toBe(href);
    const link = `<a href="${href ?? typed}" rel="ugc noopener">x</a>`;
    if (href !== null) expect(cleanHtml(link)).toBe(link);
  }
});
