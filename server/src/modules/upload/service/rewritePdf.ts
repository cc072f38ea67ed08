import type { UploadFault } from '@atrium/domain/upload/uploadFaults.ts';
import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { PdfAnswer } from './pdfAnswer.ts';

/** Names of keys, types and actions of PDF (ISO 32000-2) that run a script, start something, or leave the document. */
const scripts = new Set([
  'JS',
  'JavaScript',
  'AA',
  'Launch',
  'SubmitForm',
  'ImportData',
  'ResetForm',
  'GoToR',
  'GoToE',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'RichMediaContent',
  'Movie',
  'Sound',
  'Thread',
  '3D',
  'GoTo3DView',
  'XFA',
]);

/** Those by which other files are inside. */
const files = new Set(['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment', 'Filespec', 'FS', 'Collection', 'AF']);

/** Keys of a stream whose bytes or picture come from elsewhere; other dictionaries mean other things by them. */
const elsewhere = ['F', 'FFilter', 'FDecodeParms', 'Ref'];

/** More objects than these are no document that somebody reads. */
const mostObjects = 300_000;

/**
 * Reads a PDF strictly, looks at every object in it, and writes it again. Refuses one that is damaged or protected,
 * that has scripts or other files inside, or more pages than these.
 */
export async function rewritePdf(given: Buffer, maxPages: number): Promise<PdfAnswer> {
  const document = await read(given);
  if (typeof document === 'string') return { fault: document };
  const objects = document.context.enumerateIndirectObjects();
  if (objects.length > mostObjects) return { fault: 'PDF_TOO_MUCH' };
  const fault = findFault(
    document.context,
    objects.map(([, object]) => object),
  );
  if (fault !== null) return { fault };
  try {
    const pages = document.getPageCount();
    if (pages === 0) return { fault: 'NO_PDF' };
    if (pages > maxPages) return { fault: 'PDF_PAGES' };
    // object streams are inflated when they are read: written out, every object is seen by other readers as it was here
    const bytes = await document.save({ useObjectStreams: false, updateFieldAppearances: false });
    return { pages, bytes: Buffer.from(bytes) };
  } catch (error) {
    if (error instanceof Error) return { fault: 'NO_PDF' };
    throw error;
  }
}

async function read(given: Buffer): Promise<PDFDocument | UploadFault> {
  try {
    return await PDFDocument.load(given, { updateMetadata: false, throwOnInvalidObject: true });
  } catch (error) {
    // an object stream that is encrypted cannot be inflated, which the parser finds first
    if (error instanceof EncryptedPDFError || namesEncryption(given)) return 'PDF_LOCKED';
    // whatever a damaged file makes the parser say
    if (error instanceof Error) return 'NO_PDF';
    throw error;
  }
}

const namesEncryption = (given: Buffer): boolean => /\/Encrypt\s+\d+\s+\d+\s+R/.test(given.toString('latin1'));

/** What is wrong in these objects and in all that they contain; without recursion, because nesting has no bound. */
function findFault(context: PDFContext, objects: readonly PDFObject[]): UploadFault | null {
  const waiting = [...objects];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFName) {
      const fault = faultOf(object);
      if (fault !== null) return fault;
    } else if (object instanceof PDFArray) {
      waiting.push(...object.asArray());
    } else if (object instanceof PDFStream) {
      if (elsewhere.some((key) => object.dict.has(PDFName.of(key)))) return 'PDF_FILES';
      waiting.push(object.dict);
    } else if (object instanceof PDFDict) {
      for (const [key, value] of object.entries()) {
        const fault = faultOf(key) ?? faultOfEntry(key.decodeText(), context.lookup(value));
        if (fault !== null) return fault;
        waiting.push(value);
      }
    }
  }
  return null;
}

function faultOf(name: PDFName): UploadFault | null {
  const text = name.decodeText();
  if (scripts.has(text)) return 'PDF_SCRIPTS';
  return files.has(text) ? 'PDF_FILES' : null;
}

/** What a key makes of its value, which may stand anywhere in the document. */
function faultOfEntry(key: string, value: PDFObject | undefined): UploadFault | null {
  if (key === 'URI') return leadsOn(value) ? null : 'PDF_SCRIPTS';
  // opened by itself, an address tells somebody who reads the document; so does one that follows another action
  const opens = ['URI', 'Next'].some((name) => value instanceof PDFDict && value.has(PDFName.of(name)));
  if (key === 'OpenAction' && opens) return 'PDF_SCRIPTS';
  return null;
}

/** Whether a link leads to a page or a mailbox, and to nothing that runs; a base for all links is none. */
function leadsOn(value: PDFObject | undefined): boolean {
  if (!(value instanceof PDFString) && !(value instanceof PDFHexString)) return false;
  const address = value.decodeText().trim();
  // readers drop what cannot be seen, and take a backslash for a slash
  if (/[\p{Cc}\p{Cf}\\]/u.test(address)) return false;
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(address) || /^(?!\/\/)[^:]*$/.test(address);
}
