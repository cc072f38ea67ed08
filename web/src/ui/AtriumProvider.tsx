import './tokens.css';
import './base.css';
import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { accentProperties } from './accent.ts';
import { LinkProvider, type LinkProps } from './Link.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Toasts } from './Toasts.tsx';
// follows the other tabs' choice from the start
import './useColorScheme.ts';

export interface AtriumProviderProps {
  /** A customer's accent color as `#rrggbb`; absent: the default one. */
  accent?: string | null | undefined;
  /** The link component that follows internal links (the router's); absent: a plain anchor. */
  link?: ComponentType<LinkProps> | undefined;
  children: ReactNode;
}

/**
 * Provides tokens, accent color, link component, live region and toasts to everything inside. Used once, at the root.
 */
export const AtriumProvider = ({ accent, link, children }: AtriumProviderProps) => {
  useLayoutEffect(() => {
    const properties = accentProperties(accent);
    if (!properties) return;
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(properties)) style.removeProperty(name);
    };
  }, [accent]);
  const inside = (
    <>
      {children}
      <LiveRegion />
      <Toasts />
    </>
  );
  return link ? <LinkProvider value={link}>{inside}</LinkProvider> : inside;
};
