import './tokens.css';
import './base.css';
import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { accentProperties } from './accent.ts';
import { LinkProvider, type LinkProps } from './Link.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Toasts } from './Toasts.tsx';
// hears from the start what other tabs choose
import './useColorScheme.ts';

export interface AtriumProviderProps {
  /** A customer's colour as `#rrggbb`; without one, daylight. */
  accent?: string | null | undefined;
  /** How a link of the house is followed (the router's link); a plain anchor without it. */
  link?: ComponentType<LinkProps> | undefined;
  children: ReactNode;
}

/** Tokens, accent, link, live region and toasts for everything inside. Stands once, at the root. */
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
