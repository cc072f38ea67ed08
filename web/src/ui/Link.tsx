import { createContext, createElement, use, type ComponentPropsWithRef, type ComponentType } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  href: string;
  /** What the next page gets besides its address, where the app navigates itself. */
  state?: Readonly<Record<string, string>> | undefined;
};

// oxlint-disable-next-line jsx-a11y/anchor-has-content -- the caller passes the content
const PlainLink = ({ state: _state, ...props }: LinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Provides the component by which every link of the design system navigates. */
export const LinkProvider = LinkContext.Provider;

/** A link. `href` is one of our paths or an external address; the app decides how a path is followed. */
export const Link = (props: LinkProps) => createElement(use(LinkContext), props);
