import { Link as RouterLink } from '@tanstack/react-router';
import type { LinkProps } from '#ui/Link.tsx';

/** Follows our own paths by the router, and leaves every other address to the browser. */
export const AppLink = ({ href, target, rel, state, ...rest }: LinkProps) => {
  const ours = href.startsWith('/') && !href.startsWith('//') && !isServed(href) && target === undefined;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the caller passes the content
  if (!ours) return <a {...rest} href={href} target={target} rel={target === '_blank' ? 'noopener' : rel} />;
  const [, path = '/', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return (
    <RouterLink
      {...rest}
      to={path}
      search={Object.fromEntries(new URLSearchParams(query)) as never}
      {...(state !== undefined && { state })}
      {...(hash !== '' && { hash: hash.slice(1) })}
      // a course's page is not the catalogue: only an exact match is current
      activeOptions={{ exact: true }}
      activeProps={{}}
      inactiveProps={{}}
    />
  );
};

/** Paths that the server answers itself. */
function isServed(href: string): boolean {
  return /^\/(?:files|media|calendar|oidc|__sandbox)\//.test(href);
}
