import { Bare, type BareProps } from '#parts/Bare.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { Footer } from './Footer.tsx';

/** The layout of public pages: logo, page, footer. */
export const VisitorFrame = ({ children, logo }: BareProps) => (
  <>
    <SkipLink />
    <Bare logo={logo}>{children}</Bare>
    <Footer />
  </>
);
