import { useState, type ComponentPropsWithRef } from 'react';

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src'> {
  src: string | null | undefined;
  /** Shown when there is no picture or it does not come. */
  instead: string;
}

/** An image that is never broken: a picture of the house stands in. Empty `alt` unless it says something. */
export const Picture = ({ src, instead, alt = '', ...rest }: PictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && failed !== src ? src : instead;
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      src={shown}
      alt={alt}
      onError={() => {
        if (src) setFailed(src);
      }}
    />
  );
};
