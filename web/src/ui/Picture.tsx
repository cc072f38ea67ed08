import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { isFirstView, whenIdle } from './drawLater.ts';

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src'> {
  src: string | null | undefined;
  /** The fallback when the picture is missing or fails to load. */
  instead: string;
}

/**
 * An image with a fallback picture. `alt` is empty unless the image carries information. Unless it is eager, the page
 * that was opened first requests it when the rest has rendered, so that it does not delay the largest picture.
 */
export const Picture = ({ src, instead, alt = '', loading = 'lazy', ...rest }: PictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const [waits, setWaits] = useState(() => loading === 'lazy' && isFirstView());
  useEffect(
    () =>
      waits
        ? whenIdle(() => {
            setWaits(false);
          })
        : undefined,
    [waits],
  );
  const shown = src && failed !== src && failed !== instead ? src : instead;
  return (
    <img
      loading={loading}
      decoding="async"
      {...rest}
      // without both there is only the background, not the browser's mark of a broken image
      style={failed === instead ? { visibility: 'hidden' } : undefined}
      src={waits ? undefined : shown}
      alt={alt}
      onError={() => {
        setFailed(src && failed !== src ? src : instead);
      }}
    />
  );
};
