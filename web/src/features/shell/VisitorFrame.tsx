import type { ReactNode } from 'react';
import { Bare } from '#parts/Bare.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { Footer } from './Footer.tsx';

/** The layout of public pages: logo, page, footer. */
export const VisitorFrame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <Bare>{children}</Bare>
    <Footer />
  </>
);
