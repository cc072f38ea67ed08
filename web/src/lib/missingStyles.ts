/** Style sheets that are being fetched again, by the link that failed; and the links that replace them. */
const pending = new WeakMap<HTMLLinkElement, Promise<void>>();
const replacements = new WeakSet<HTMLLinkElement>();

/**
 * Retries the style sheets that failed to load, with another query string, because a browser may not retry the same
 * address. Concurrent calls share one request for each sheet. Rejects when one still fails.
 */
export async function fetchMissingStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const missing = links.filter((link) => isMissing(link) && !replacements.has(link));
  await Promise.all(missing.map((link) => pending.get(link) ?? fetchAgain(link)));
}

/**
 * Whether a sheet has not arrived. Depending on the browser and on the failure, the link then has no sheet, one without
 * rules, or one whose rules it refuses to tell, as if it came from another site.
 */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

function fetchAgain(missing: HTMLLinkElement): Promise<void> {
  const [url = missing.href] = missing.href.split('?');
  const link = missing.ownerDocument.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${url}?again=${String(Math.round(performance.now()))}`;
  const fetched = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => {
      // the sheet may only have been slow: tell code that waits for the removed link, or it would wait forever
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
