/**
 * The text of a CSV file: UTF-8, or what Excel on Windows writes, its 'Unicode Text' in two bytes a letter and all else
 * in the code page of western Europe, in which no byte is wrong.
 */
export async function readCsvFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
