/** Sheets being fetched again, by the link that has none; and the links by which they are. */
const pending = new WeakMap<HTMLLinkElement, Promise<void>>();
const replacements = new WeakSet<HTMLLinkElement>();

/**
 * Fetches the style sheets that were asked for and did not come, under another name: whoever asked once does not ask
 * again. Calls that meet share one fetch a sheet. Rejects when one still does not come.
 */
export async function fetchMissingStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const missing = links.filter((link) => link.sheet === null && !replacements.has(link));
  await Promise.all(missing.map((link) => pending.get(link) ?? fetchAgain(link)));
}

function fetchAgain(missing: HTMLLinkElement): Promise<void> {
  const [url = missing.href] = missing.href.split('?');
  const link = missing.ownerDocument.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${url}?again=${String(Math.round(performance.now()))}`;
  const fetched = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => {
      // it may have been on its way still: whoever waits for it would wait forever for a link that is gone
      missing.dispatchEvent(new Event('load'));
      missing.remove();
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      pending.delete(missing);
      reject(new Error(`Unable to load ${url}`));
    });
  });
  replacements.add(link);
  pending.set(missing, fetched);
  missing.after(link);
  return fetched;
}
