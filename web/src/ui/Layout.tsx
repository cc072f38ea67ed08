import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import { look } from './look.ts';

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The element, 'div' by default. */
  as?: 'div' | 'section' | 'header' | 'p' | 'ul' | 'ol' | 'span' | 'article' | undefined;
}

export interface WrapProps extends LayoutProps {
  /** 64 px below what came before, 48 px on a phone. */
  section?: boolean | undefined;
}

/** The width of the page's content, with the gutters beside it. */
export const Wrap = ({ as: Tag = 'div', section, className, ...rest }: WrapProps) => (
  <Tag {...rest} className={cx(look.wrap, section && look.section, className)} />
);

export interface StackProps extends LayoutProps {
  /** Distance in px, 16 by default. */
  gap?: 8 | 16 | undefined;
  /** As wide as the page's content, like `Wrap`. */
  wrap?: boolean | undefined;
}

/** One below the other. */
export const Stack = ({ as: Tag = 'div', gap = 16, wrap, className, ...rest }: StackProps) => (
  <Tag {...rest} className={cx(wrap && look.wrap, gap === 8 ? look.stackS : look.stack, className)} />
);

export interface RowProps extends LayoutProps {
  /** The first at the left end, the last at the right. */
  between?: boolean | undefined;
}

/** Side by side with 12 px between, centered on one line; wraps where it is narrow. */
export const Row = ({ as: Tag = 'div', between, className, ...rest }: RowProps) => (
  <Tag {...rest} className={cx(look.row, between && look.between, className)} />
);
