import { formatQuery, parseQuery } from '@atrium/domain/queryString.ts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { LinkProps } from '#ui/Link.tsx';

/** Follows our own paths by the router, and leaves every other address to the browser. */
export const AppLink = ({ state, ...props }: LinkProps) => {
  const { href, target, rel } = props;
  const ours = href.startsWith('/') && !href.startsWith('//') && !isServed(href) && target === undefined;
  if (ours) return <OwnLink {...props} state={state} />;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the caller passes the content
  return <a {...props} rel={target === '_blank' ? 'noopener' : rel} />;
};

/** How long a link must be pointed at before its page is fetched, in milliseconds. */
const hoverDelay = 50;

/**
 * A link to one of our pages, which are fetched when a link is pointed at. The router's own link builds its destination
 * again whenever the address changes, so that a search in a list of links pays for all of them with each letter; ours
 * are absolute, and stay as they are.
 */
const OwnLink = ({ href, state, ...props }: LinkProps) => {
  const router = useRouter();
  // a course's page is not the catalogue: only an exact match is current
  const isCurrent = useLocation({ select: ({ pathname, searchStr }) => leadsTo(href, pathname, searchStr) });
  const timer = useRef(0);
  const cancel = (): void => {
    clearTimeout(timer.current);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const preload = (): void => {
    // a press fetches again, and shows why it failed
    router.preloadRoute(destination(href)).catch(() => undefined);
  };
  const preloadSoon = (): void => {
    cancel();
    timer.current = window.setTimeout(preload, hoverDelay);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the caller passes the content
    <a
      {...props}
      href={href}
      {...(isCurrent && { 'aria-current': 'page' })}
      onMouseEnter={(event) => {
        props.onMouseEnter?.(event);
        preloadSoon();
      }}
      onMouseLeave={(event) => {
        props.onMouseLeave?.(event);
        cancel();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        preloadSoon();
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        cancel();
      }}
      onTouchStart={(event) => {
        props.onTouchStart?.(event);
        preload();
      }}
      onClick={(event) => {
        props.onClick?.(event);
        // another tab, a download, or a press that the caller handled
        const isOther = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0;
        if (isOther || event.defaultPrevented) return;
        event.preventDefault();
        cancel();
        void router.navigate({ ...destination(href), ...(state !== undefined && { state }) });
      }}
    />
  );
};

/** The path of an address, its query with the '?' and its hash with the '#'. */
function partsOf(href: string): readonly [path: string, query: string, hash: string] {
  const [, path = '/', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return [path, query, hash];
}

/** One of our addresses in the words of the router. */
function destination(href: string) {
  const [path, query, hash] = partsOf(href);
  const search = Object.fromEntries(parseQuery(query)) as never;
  return { to: path, search, ...(hash !== '' && { hash: hash.slice(1) }) };
}

function leadsTo(href: string, pathname: string, searchStr: string): boolean {
  const [path, query] = partsOf(href);
  return path === pathname && sorted(query) === sorted(searchStr);
}

/** A query in one order, because that of its parameters says nothing. */
function sorted(query: string): string {
  return query === '' ? '' : formatQuery(parseQuery(query).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Paths that the server answers itself. */
function isServed(href: string): boolean {
  return /^\/(?:files|media|calendar|oidc|__sandbox)\//.test(href);
}
