/** Why an uploaded file is refused, with what the person is told (MED-04). The reasons are part of the API. */
export const uploadFaults = {
  NOT_UPLOADED: 'The file has not arrived. Please upload it again.',
  NO_PICTURE:
    'This is no picture that can be read, or it has too many pixels. Please choose a PNG, JPEG, GIF or WebP of at most 40 megapixels.',
  NO_PDF: 'This is no PDF that can be read. Please save it again as a PDF.',
  PDF_LOCKED: 'This PDF is protected by a password. Please upload one without.',
  PDF_SCRIPTS: 'This PDF runs scripts or starts programs. Please print it to a new PDF, and upload that.',
  PDF_FILES: 'This PDF has other files inside. Please upload them one by one.',
  PDF_PAGES: 'This PDF has more than 1,000 pages. Please upload it in parts.',
  PDF_TOO_MUCH: 'This PDF takes too long to read, or unfolds into too much. Please print it to a new PDF.',
} as const;

export type UploadFault = keyof typeof uploadFaults;

/** 'The file must be smaller than 20 MB.' */
export function tooLargeWords(maxBytes: number): string {
  return `The file must be at most ${String(maxBytes / 1024 / 1024)} MB.`;
}
