import { hostileTexts } from '@atrium/domain/hostileTexts.fixture.ts';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { withoutPageData } from '../journey/pageData.ts';

/** Ends the elements, comments, attributes and raw texts that most of the texts may have opened. */
const ending = `>"'>--></style></script></title></textarea></iframe></math></svg></object></video></details></marquee></a></form>`;
/** The texts of which each can be ended, and the others. */
const [others, canEnd] = [true, false].map((wanted) =>
  hostileTexts.filter((text) => /<(?:math|template|noscript)>/.test(text) === wanted),
) as [string[], string[]];
export const closable: readonly string[] = canEnd;
/** What editors write, as pages of markup: the texts that can be ended all on the first, each other one alone. */
export const markups: readonly string[] = [
  closable.map((text, n) => `${text}${ending}<b>piece ${String(n)}</b>`).join(''),
  ...others,
];

/** The sanitizer parses in a document of its own, where Chromium reports handlers and bases that have no effect. */
export const isOfSanitizer = (fault: string): boolean =>
  /^(?:Executing inline event handler|Setting the document's base URI)/.test(fault);

export type Fields = Record<string, unknown>;

/** What becomes of the answer to one field of a request, with the variables of the request. */
export type Change = (found: Fields, variables: Fields) => Fields;

/**
 * Passes each answer of the API on, changed where it has one of these fields; pages come without their data. Where the
 * server refuses one, as for a search that is too long, the answer before it is changed.
 */
export async function changeAnswers(page: Page, changes: Readonly<Record<string, Change>>): Promise<void> {
  const known = new Map<string, Fields>();
  await withoutPageData(page.context());
  await page.route('**/graphql', async (route: Route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data?: Record<string, Fields | null> | null };
    const { variables = {} } = route.request().postDataJSON() as { variables?: Fields };
    const changed = Object.entries(data ?? {}).flatMap(([name, answer]) => {
      const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
      const found = answer ?? known.get(name);
      if (change === undefined || found === undefined) return [];
      known.set(name, found);
      return [[name, change(found, variables)] as const];
    });
    if (changed.length === 0) return route.fulfill({ response });
    return route.fulfill({ response, json: { data: { ...data, ...Object.fromEntries(changed) } } });
  });
}

/** These fields, all with the same text. */
export const fields = (names: readonly string[], text: string): Fields =>
  Object.fromEntries(names.map((name) => [name, text]));

/** A row for each hostile text, otherwise like the first of the list, with ids of its own. */
export function rowsLike(list: unknown, id: string, names: readonly string[]): Fields[] {
  const [first] = list as readonly Fields[];
  return hostileTexts.map((text, n) => ({ ...first, [id]: `h${String(n)}`, ...fields(names, text) }));
}

/** Leads the open page to another of its pages, without loading the document again. */
export async function lead(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
  }, path);
}

/** What is on the page that no text may put there. The forms of the product have no action and check themselves. */
export const foundIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.querySelector('main') === null) return ['no main'];
    const elements = [...document.querySelectorAll('*')];
    const bad = elements.filter(
      (element) =>
        element.matches(
          'main script, main style, iframe, object, embed, base, math, marquee, meta[http-equiv=refresh i], [formaction]',
        ) ||
        element.matches('form[action], main form:not([role=search], [novalidate]), [style*="evil.example"]') ||
        (element.matches('script:not([type="application/json"]), style') && element.textContent.includes('ran=1')) ||
        [...element.attributes].some(({ name }) => name.startsWith('on')),
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a, a[href], area[href]')].filter(
      ({ protocol }) => !['http:', 'https:', 'mailto:'].includes(protocol),
    );
    const ran = 'ran' in window ? ['a script ran'] : [];
    return [...ran, ...[...bad, ...links].map(({ outerHTML }) => outerHTML.slice(0, 300))];
  });

/** From now on, dialogs, windows that opened, and requests to other hosts. */
export function watch(context: BrowserContext, origin: string): readonly string[] {
  const seen: string[] = [];
  context.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && asked !== origin) seen.push(request.url());
  });
  for (const page of context.pages()) page.on('popup', (popup) => seen.push(`window ${popup.url()}`));
  return seen;
}
