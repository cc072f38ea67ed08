import { useEffect, useRef } from 'react';

/** The heading of a screen that replaces another on the same page: it takes the focus, as after a change of page. */
export const ScreenHeading = ({ children }: { children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
