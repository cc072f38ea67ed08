import { createContext, createElement, use, type ComponentPropsWithRef, type ComponentType } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

const PlainLink = (props: LinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Gives every link of the design system the router's way of going there. */
export const LinkProvider = LinkContext.Provider;

/** A link. `href` is a path of ours or an outside address; the app decides how a path is followed. */
export const Link = (props: LinkProps) => createElement(use(LinkContext), props);
