/** '512 MB', '3.4 GB': decimal units, as disks are sold by. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1e9) return `${String(Math.floor(bytes / 1e6))} MB`;
  const gigabytes = bytes / 1e9;
  return `${gigabytes < 10 ? gigabytes.toFixed(1) : String(Math.floor(gigabytes))} GB`;
}
