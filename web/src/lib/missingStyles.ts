/**
 * Fetches the style sheets that were asked for and did not come, under another name: whoever asked once does not ask
 * again. Rejects when one still does not come.
 */
export async function fetchMissingStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(fetchAgain));
}

function fetchAgain(missing: HTMLLinkElement): Promise<void> {
  const [url = missing.href] = missing.href.split('?');
  const link = missing.ownerDocument.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${url}?again=${String(Math.round(performance.now()))}`;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      missing.remove();
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to load ${url}`));
    });
    missing.after(link);
  });
}
